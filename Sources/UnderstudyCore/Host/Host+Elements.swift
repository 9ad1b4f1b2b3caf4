import UnderstudyElements

/// Brings the elements up to date that tests see.
extension Host {
  func addElementToRefresh(_ node: ElementNode) { elementsToRefresh.append(node) }

  /// Has every element describe itself again: the locale of some has changed.
  func describeAllElements() {
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      if let node = node as? ElementNode {
        node.setNeedsDescription()
        node.setNeedsChildren()
      }
      pending += node.children
    }
    preferencesDidChange(~0)
  }

  /// Brings the element tree up to date. Runs no jobs.
  package func refreshElements() {
    guard !elementsToRefresh.isEmpty else { return }
    refreshListedElements()
    if let inputWindow = focus.inputWindow {
      inputWindow.followFocus()
      refreshListedElements()
    }
    for reflection in reflections { reflection.refresh(tree) }
  }

  private func refreshListedElements() {
    while !elementsToRefresh.isEmpty {
      // In the order of their making: an element enters the tree before those below it, which then enter by themselves.
      let nodes = elementsToRefresh
      elementsToRefresh.removeAll(keepingCapacity: nodes.count < 1024)
      for position in nodes.indices {
        nodes.unretained(at: position).with { unsafeDowncast($0, to: ElementNode.self).refresh(tree) }
      }
    }
  }

  func addReflection(_ reflection: RowReflection) { reflections.append(reflection) }
  func removeReflection(_ reflection: RowReflection) { reflections.removeAll { $0 === reflection } }
}
