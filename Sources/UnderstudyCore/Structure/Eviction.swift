extension Host {
  /// Destroys the rows that lazy containers have made and do not show now (SEM-027).
  ///
  /// - Returns: How many rows there were.
  package func evictHiddenRows() -> Int {
    var count = 0
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      if let source = node.asRowSource { count += source.removeHiddenRows() }
      pending.append(contentsOf: node.children)
    }
    settle()
    return count
  }
}
