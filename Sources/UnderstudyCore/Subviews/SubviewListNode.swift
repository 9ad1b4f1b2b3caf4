import UnderstudyElements

/// The views of a container, resolved and not shown: the structure that subviews have their identity from.
final class SubviewListNode: Node {
  /// An entry of the list with its place: a subview, or a section with what lies in it.
  enum Entry {
    case subview(ResolvedSubview)
    case section(SectionNode, path: [AnyHashable])
  }

  unowned(unsafe) let container: any SubviewContainer
  private(set) var entries: [Entry] = []
  private var known: [ObjectIdentifier: SubviewNode] = [:]

  init(_ container: any SubviewContainer, _ inputs: _ViewInputs) {
    self.container = container
    super.init(inputs)
    flags.insert(.isOutOfFlow)
  }

  override func noteListChange() { container.listDidChange() }
  override func collect(_ elements: inout [Element]) {}
  override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? { nil }
  override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool { false }

  /// Looks through the list again. What has left it is shown nowhere from now on.
  func findSubviews() {
    entries = []
    var found: [ObjectIdentifier: SubviewNode] = [:]
    Self.walk(self, at: []) { node, path in
      switch node {
      case let node as SubviewNode:
        found[ObjectIdentifier(node)] = node
        entries.append(.subview(node.resolve(at: path)))
      case let node as SectionNode:
        node.findSubviews(at: path) { found[ObjectIdentifier($0)] = $0 }
        entries.append(.section(node, path: path))
      default: break
      }
    }
    let left = known.filter { found[$0.key] == nil }.values
    known = found
    for node in left.sorted(by: { $0.serial < $1.serial }) { node.didLeaveContainer() }
  }

  /// Calls `body` for each subview and each section below a node, in order, with the way to it.
  static func walk(_ node: Node, at path: [AnyHashable], _ body: (Node, [AnyHashable]) -> Void) {
    for (position, child) in node.children.enumerated() where !child.flags.contains(.isOutOfFlow) {
      let path = path + [identity(of: child) ?? AnyHashable(position)]
      if child is SubviewNode || child is SectionNode { body(child, path) } else { walk(child, at: path, body) }
    }
  }

  /// What a node is known by, whatever its place among its siblings.
  private static func identity(of node: Node) -> AnyHashable? {
    if let row = node.asRow { return row.rowID }
    return switch node {
    case let node as IDNode: node.id
    case let node as SwitchNode: AnyHashable([node.place, node.choice])
    case let node as AnyViewNode: [AnyHashable(node.place), AnyHashable(ObjectIdentifier(node.contentType))]
    default: nil
    }
  }
}

extension Node {
  fileprivate var place: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
}
