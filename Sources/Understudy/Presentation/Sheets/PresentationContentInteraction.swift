@_spi(Runtime) import UnderstudyCore

extension View {
  /// Sets what a finger that moves up content at its beginning does first, in a sheet that can be higher.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { preference(key: PresentationContentInteractionKey.self, value: behavior) }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// Whatever the system prefers.
  public static let automatic = Self(name: "automatic")
  /// A swipe changes the height of the sheet first.
  public static let resizes = Self(name: "resizes")
  /// A swipe scrolls the content first.
  public static let scrolls = Self(name: "scrolls")
}

package struct PresentationContentInteractionKey: PreferenceKey {
  package static var defaultValue: PresentationContentInteraction? { nil }
  package static func reduce(
    value: inout PresentationContentInteraction?, nextValue: () -> PresentationContentInteraction?
  ) { value = value ?? nextValue() }
}
