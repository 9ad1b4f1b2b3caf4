@_spi(Runtime) import UnderstudyCore

extension View {
  /// Keeps the user from swiping the sheet away; `dismiss` and the binding still work (SEM-316).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}

/// Decides about each attempt of the user's to swipe a sheet away.
struct DismissAttempts: Equatable {
  let owner: ObjectIdentifier
  let decide: @MainActor () -> Bool
  static func == (left: Self, right: Self) -> Bool { left.owner == right.owner }
}

extension View {
  /// Asks an object at each attempt of the user's to swipe the sheet away.
  ///
  /// - Parameter decide: Whether the sheet goes.
  func dismissAttempts(of owner: AnyObject, _ decide: @escaping @MainActor () -> Bool) -> some View {
    preference(
      key: DismissAttemptsKey.self, value: DismissAttempts(owner: ObjectIdentifier(owner), decide: decide))
  }
}

struct DismissAttemptsKey: PreferenceKey {
  static var defaultValue: DismissAttempts? { nil }
  static func reduce(value: inout DismissAttempts?, nextValue: () -> DismissAttempts?) { value = value ?? nextValue() }
}

package struct InteractiveDismissKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
