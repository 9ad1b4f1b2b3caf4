import UnderstudyLayout

/// The layout nodes that a node gives to the list around it.
@_spi(Runtime) public struct LayoutItems {
  package var nodes: [LayoutNode] = []

  package init() {}

  package mutating func append(_ node: LayoutNode) { nodes.append(node) }
  package var count: Int { nodes.count }
}

/// How an element is laid out around what is inside it.
@_spi(Runtime) public struct ElementLayout {
  package let rule: any LayoutRule

  package init(_ rule: any LayoutRule) { self.rule = rule }
}
