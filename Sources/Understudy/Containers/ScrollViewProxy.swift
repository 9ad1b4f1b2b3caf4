@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Moves the scrolling views inside its reader.
public struct ScrollViewProxy {
  private let reader: NodeReference

  @MainActor
  init(_ node: Node) { reader = NodeReference(node) }

  /// Brings a view into view with the next update (LAY-194). Rows of lists and lazy stacks are made for it.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as given by `ForEach` or `id(_:)`.
  ///   - anchor: The point of the view that comes to the same point of the visible part; nil for the shortest way.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    ScrollGoal.pursue(.view(AnyHashable(id), in: reader, anchor: anchor), from: node)
  }
}
