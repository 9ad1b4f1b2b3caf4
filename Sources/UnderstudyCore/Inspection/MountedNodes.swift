import UnderstudyElements

extension Host {
  /// The hosts that run, the newest last.
  package static var running: [Host] { RuntimeLog.running }

  /// The nodes of views of a type, in the order of the tree, what is presented or hidden included.
  package func nodes<V: View>(of type: V.Type) -> [CompositeNode<V>] {
    var result: [CompositeNode<V>] = []
    root.forEachDescendant { if $0.viewType == type, let node = $0 as? CompositeNode<V> { result.append(node) } }
    return result
  }

  /// The names of the mounted views with a body, each once, in the order of the tree.
  package var viewNames: [String] { root.viewNames }
}

extension Node {
  /// Calls `body` for this node and all below, in order, without recursion.
  package final func forEachDescendant(_ body: (Node) -> Void) {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      body(node)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// The names of the views with a body here and below, each once.
  package final var viewNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    forEachDescendant { node in
      if let name = node.viewName, known.insert(name).inserted { names.append(name) }
    }
    return names
  }

  package final var isMounted: Bool { !flags.contains(.isUnmounted) && host.isRunning }

  /// The elements that the node shows.
  package final var shownElements: [Element] {
    var elements: [Element] = []
    collect(&elements)
    return elements
  }
}

extension CompositeNode {
  /// The names of the view's dynamic properties as the source has them: those inside of another after its name and a dot.
  package var propertyNames: [String] { plan.readables.map { $0.path.joined(separator: ".") } }

  /// A dynamic property by its name in the source.
  ///
  /// - Parameter path: The name, and what leads on from it.
  /// - Returns: What the property gives, and the part of the path that is left.
  package func property(_ path: [String]) -> (access: PropertyAccess, rest: ArraySlice<String>)? {
    guard let readable = plan.readables.first(where: { path.starts(with: $0.path) }),
      let access = readable.type.access(at: UnsafeMutableRawPointer(view) + readable.offset)
    else { return nil }
    return (access, path.dropFirst(readable.path.count))
  }

  /// Whether a value of the view is this one: connected to the same state, or equal where it has none.
  package func stands(for other: Content) -> Bool {
    withUnsafePointer(to: other) { other in
      var isConnected = false
      for (number, property) in plan.properties.enumerated() {
        let address = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(other)) + property.offset
        guard let object = property.type.identity(at: address) else { continue }
        guard object === slots[number] else { return false }
        isConnected = true
      }
      return isConnected || plan.comparison.areEqual(UnsafeRawPointer(view), UnsafeRawPointer(other))
    }
  }
}
