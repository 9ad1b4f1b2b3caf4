/// A modifier with closures that an inspection can call.
@MainActor package protocol CallableNode: Node {
  /// The modifiers' names, such as `onAppear`.
  var callableNames: [String] { get }
}

extension AppearanceNode: CallableNode {
  package var callableNames: [String] {
    (modifier.appear == nil ? [] : ["onAppear"]) + (modifier.disappear == nil ? [] : ["onDisappear"])
  }
}

/// A `task` modifier.
@MainActor package protocol CallableTask: CallableNode {
  var work: @Sendable () async -> Void { get }
}

extension TaskNode: CallableTask {
  package var callableNames: [String] { ["task"] }
  package var work: @Sendable () async -> Void { modifier.action }
}

/// An `onChange` modifier.
@MainActor package protocol CallableChange<Value>: CallableNode {
  associatedtype Value
  var action: (Value, Value) -> Void { get }
}

extension ValueActionNode: CallableChange {
  package var callableNames: [String] { ["onChange(of: \(Value.self))"] }
  package var action: (Value, Value) -> Void { modifier.action }
}

extension Node {
  /// The nodes with closures in a view's own body, outermost first: not those of the views with a body inside it, nor of
  /// what is presented.
  package final var callableNodesInside: [any CallableNode] {
    var found: [any CallableNode] = []
    var level = Array(children)
    while !level.isEmpty {
      var next: [Node] = []
      for node in level where node.viewName == nil && !node.flags.contains(.isOutOfFlow) {
        if let node = node as? any CallableNode { found.append(node) }
        next += node.children
      }
      level = next
    }
    return found
  }

  /// The nodes with closures of the modifiers that are written on this node's view, the inner ones first.
  package final var callableNodesAround: [any CallableNode] {
    var found: [any CallableNode] = []
    var current = parent
    while let node = current, node.isModifier {
      if let node = node as? any CallableNode { found.append(node) }
      current = node.parent
    }
    return found
  }

  /// The `id(_:)` that is written on this node's view, the innermost where there are several; nil for none.
  package final var writtenID: AnyHashable? {
    var current: Node? = self
    while let node = current {
      if let identity = node as? IDNode { return identity.id }
      current = node.parent?.isModifier == true ? node.parent : nil
    }
    return nil
  }

  /// Whether the node has its place for what it does to one view, and is none itself.
  private final var isModifier: Bool {
    guard viewName == nil, !(self is ElementNode), !(self is ContainerNode), !(self is ScopeNode) else { return false }
    return children.count(where: { !$0.flags.contains(.isOutOfFlow) }) == 1
  }
}

extension Node {
  /// Whether another node is of a modifier that is written on this node's view.
  package final func isModified(by other: Node) -> Bool {
    var current = parent
    while let node = current, node.isModifier {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}
