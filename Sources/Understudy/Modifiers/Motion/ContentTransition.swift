// How things move and turn: there is nothing to observe.

extension View {
  nonisolated public consuming func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content passes into new content of the same view.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(
    countsDown: Bool = false
  ) -> ContentTransition { .init(name: "numericText \(countsDown)") }
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}
