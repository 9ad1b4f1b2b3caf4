/// Where assistive technology is, as state.
///
/// None runs here, so that it never moves by itself: the state is what the app last wrote.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A focus that is there or not.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// A focus that is there or not, for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// A focus that is at one of several elements, or nowhere.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// A focus that is at one of several elements, or nowhere, for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value that the app last wrote: false or nil until then. A write moves nothing.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The connection that `accessibilityFocused(_:)` takes, as in `$isFocused`.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A connection to a focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let value: UnderstudyCore.Binding<Value>

    /// The value that the app last wrote to the state; a write goes to that state.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// This connection, to pass on to further views.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: SinglePropertyWrapper {}
extension AccessibilityFocusState.Binding: SinglePropertyWrapper {}
