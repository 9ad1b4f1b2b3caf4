/// Comes from an edge and goes there.
public struct MoveTransition: Sendable {
  /// The edge over which the view comes and goes.
  public var edge: Edge
  /// Makes a move over an edge; the view is at its place at once here.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: BuiltInTransition {}

extension Transition where Self == MoveTransition {
  /// A move in from an edge and out over it; elements have their final frame at once.
  nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
