import UnderstudyElements

extension Host {
  /// The hosts that run, the newest last.
  package static var running: [Host] { RuntimeLog.hosts.compactMap(\.host).filter(\.isRunning) }

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
  /// The names of the view's dynamic properties as the source has them, without underscore.
  package var propertyNames: [String] { plan.properties.map { Self.sourceName($0.name) } }

  /// A dynamic property by its name in the source.
  package func property(_ name: String) -> PropertyAccess? {
    guard let property = plan.properties.first(where: { Self.sourceName($0.name) == name }) else { return nil }
    return property.type.access(at: UnsafeMutableRawPointer(view) + property.offset)
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

  private static func sourceName(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
