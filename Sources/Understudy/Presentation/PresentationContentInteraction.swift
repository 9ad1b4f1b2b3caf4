// The look of a sheet: nothing that the element tree shows.

extension View {
  /// Sets what a swipe in the sheet does first; sheets do not change their height by a swipe here.
  nonisolated public consuming func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
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
