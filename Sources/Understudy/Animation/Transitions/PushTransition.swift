/// Comes from an edge and pushes the old view away.
public struct PushTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: BuiltInTransition {}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
