extension Host {
  /// Destroys the rows that lazy containers have made and do not show now (SEM-027).
  ///
  /// - Returns: How many rows there were.
  package func evictHiddenRows() -> Int {
    var count = 0
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      if node is any RowSource { count += node.removeHiddenChildren() }
      pending.append(contentsOf: node.children)
    }
    settle()
    return count
  }
}

extension Node {
  fileprivate final func removeHiddenChildren() -> Int {
    var count = 0
    for position in children.indices.reversed() where children[position].hidesContent {
      removeChildren(position..<(position + 1))
      count += 1
    }
    if count > 0 { childrenDidChange() }
    return count
  }
}
