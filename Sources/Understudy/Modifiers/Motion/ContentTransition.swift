// How things move and turn: there is nothing to observe.

extension View {
  /// The transition of changed content has no effect here: the element shows the new text at once.
  nonisolated public consuming func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content passes into new content of the same view.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// The new content appears without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// The content passes through the states in between where it can, such as in colors or weights of a font.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll from the old number to the new one.
  ///
  /// - Parameter countsDown: Whether they roll downward.
  public static func numericText(
    countsDown: Bool = false
  ) -> ContentTransition { .init(name: "numericText \(countsDown)") }
  /// Digits roll in the direction in which a value changes.
  ///
  /// - Parameter value: The value that the text shows.
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}
