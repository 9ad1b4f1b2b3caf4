@_spi(Runtime) import UnderstudyCore

extension ListCellNode {
  /// The tag written on the row, which names it in a selection instead of its identity (SEM-351).
  var rowTag: AnyHashable? {
    if let tag = nearest({ $0 is TagNode || $0 is ListNode }) as? TagNode { return tag.tag.value }
    var current = children.count == 1 ? children[0] : nil
    while let node = current {
      if let tag = node as? TagNode { return tag.tag.value }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    return nil
  }
}
