/// Comes from an edge and pushes the old view away.
public struct PushTransition: Sendable {
  /// The edge from which the new view comes.
  public var edge: Edge
  /// Makes a push from an edge; the new view is at its place at once here.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: BuiltInTransition {}

extension Transition where Self == PushTransition {
  /// A push from an edge; new content comes before old content goes (SEM-168).
  nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
