@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// Which control has the keyboard, as state: the runtime writes it when focus moves, and a write moves focus (SEM-349).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let resting: Value

  /// A focus that is there or not.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    resting = false
  }

  /// A focus that is at one of several controls, or nowhere (SEM-090).
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    resting = nil
  }

  /// Where the focus is. A write moves it at the next update; a value that no view has is taken back (SEM-349).
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      FocusRequests.note()
      state.wrappedValue = newValue
      if let location = state.installedLocation { FocusRequests.expectView(for: location, resting: resting) }
    }
  }

  /// The connection that `focused(_:)` takes, as in `$isFocused`.
  public var projectedValue: Binding { Binding(value: state.projectedValue, resting: resting) }

  /// A connection to a focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let value: UnderstudyCore.Binding<Value>
    /// The value that stands for no focus.
    let resting: Value

    /// Where the focus is, as the connected state has it; a write moves the focus at the next update.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set {
        FocusRequests.note()
        value.wrappedValue = newValue
        FocusRequests.expectView(for: value.location, resting: resting)
      }
    }

    /// This connection, to pass on to further views.
    public var projectedValue: Binding { self }
  }
}

/// Counts the app's wishes about the focus: one that repeats what is true already changes no state and still applies.
package enum FocusRequests {
  @MainActor package private(set) static var count = 0

  static func note() {
    if MainThread.isCurrent { assumeMain { count += 1 } }
  }

  /// Takes a value back where no view at all is focused by the state, after those that are could claim it (SEM-349).
  static func expectView<Value: Hashable>(for location: AnyLocation<Value>, resting: Value) {
    guard MainThread.isCurrent else { return }
    let resting = UncheckedSendable(resting)
    assumeMain {
      guard let host = location.owningHost else { return }
      host.afterUpdate {
        let isFollowed = host.focus.hasFollower { ($0 as? FocusedNode<Value>)?.follows(location) == true }
        guard !isFollowed, location.get() != resting.value else { return }
        location.set(resting.value, transaction: UpdateTransaction())
      }
    }
  }
}

extension FocusState: SinglePropertyWrapper {}
extension FocusState.Binding: SinglePropertyWrapper {}
