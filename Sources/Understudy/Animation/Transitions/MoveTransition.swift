/// Comes from an edge and goes there.
public struct MoveTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: BuiltInTransition {}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
