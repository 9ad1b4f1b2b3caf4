@_spi(Runtime) import UnderstudyCore

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

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A connection to a focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let value: UnderstudyCore.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: Set<String>

  private init(rawValue: Set<String>) { self.rawValue = rawValue }
  public init() { rawValue = [] }

  public static let voiceOver = Self(rawValue: ["voiceOver"])
  public static let switchControl = Self(rawValue: ["switchControl"])

  public func contains(_ member: Self) -> Bool { rawValue.isSuperset(of: member.rawValue) }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue.union(other.rawValue)) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue.intersection(other.rawValue)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue.symmetricDifference(other.rawValue))
  }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    rawValue.formUnion(new.rawValue)
    return (isNew, new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    rawValue.subtract(member.rawValue)
    return member
  }
  public mutating func update(with new: Self) -> Self? {
    let old = contains(new) ? new : nil
    rawValue.formUnion(new.rawValue)
    return old
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

extension View {
  /// Ties a state to whether assistive technology is at the view, of which there is none here.
  nonisolated public consuming func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Ties a value of a state to the view being where assistive technology is, of which there is none here.
  nonisolated public consuming func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

extension AccessibilityFocusState: SinglePropertyWrapper {}
extension AccessibilityFocusState.Binding: SinglePropertyWrapper {}
