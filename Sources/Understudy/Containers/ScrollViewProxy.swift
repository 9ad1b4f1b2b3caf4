@_spi(Runtime) import UnderstudyCore

/// Moves the scrolling views inside its reader.
public struct ScrollViewProxy {
  private let reader: NodeReference

  @MainActor
  init(_ node: Node) { reader = NodeReference(node) }

  /// Brings a row into view: of a list or lazy stack, whose rows are made for it. Other views are in view always.
  ///
  /// - Parameters:
  ///   - id: The identity of the row, as given by `ForEach`.
  ///   - anchor: Where the row is to lie; nil for the shortest way.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    for window in node.scrollables.compactMap(\.window) {
      if window.reveal(AnyHashable(id), anchor: anchor) { return }
    }
  }
}
