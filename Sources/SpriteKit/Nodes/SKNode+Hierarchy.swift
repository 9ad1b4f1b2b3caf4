import Foundation
import Understudy
import UnderstudyCore

extension SKNode {
  /// Adds a node. One that has a parent stops the app on a device, and fails the test here.
  public func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Adds a node at a place among the others. One that has a parent stops the app on a device, and fails the test here.
  public func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil, node !== self else {
      RuntimeLog.fail(
        .framework, "SKNode: a node that is added must have no parent. Call removeFromParent() before.")
      return
    }
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
    didChange()
  }

  /// Takes the node out of its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.didChange()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// Takes all nodes out.
  public func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
    didChange()
  }

  /// Takes some nodes out.
  public func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node into another one, where it stays at the same place of the scene.
  public func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  /// Whether the node is inside of another one, at any depth.
  public func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let current = node {
      if current === parent { return true }
      node = current.parent
    }
    return false
  }

  // MARK: - Searches

  /// The first node that a search finds.
  ///
  /// - Parameter name: The name of a child; "//" before it searches at any depth of the scene, "/" begins at the scene, "*" stands for
  ///   any letters, ".." for the parent, and parts with "/" between them are children of children.
  public func childNode(withName name: String) -> SKNode? { self[name].first }

  /// Calls a closure for each node that a search finds, until the closure sets its pointer to true.
  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for node in self[name] where !stops.boolValue { block(node, &stops) }
  }

  /// The nodes that a search finds.
  public subscript(name: String) -> [SKNode] {
    var parts = name.components(separatedBy: "/")[...]
    var found: [SKNode] = [self]
    if name.hasPrefix("//") {
      found = [root] + root.descendants
      parts = parts.dropFirst(2)
      guard let first = parts.popFirst() else { return [] }
      found = found.filter { NodeName.matches($0.name, first) }
    } else if name.hasPrefix("/") {
      found = [root]
      parts = parts.dropFirst()
    }
    for part in parts {
      switch part {
      case "..": found = found.compactMap(\.parent)
      case ".", "": break
      default: found = found.flatMap(\.children).filter { NodeName.matches($0.name, part) }
      }
    }
    return found
  }

  /// The outermost node.
  final var root: SKNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// All nodes inside, at any depth.
  final var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: - Points

  /// From the node's coordinates to those of the outermost node.
  final var toRoot: CGAffineTransform {
    var (map, node) = (CGAffineTransform.identity, self)
    while let parent = node.parent {
      map = map.concatenating(node.toParent)
      node = parent
    }
    return map
  }

  /// A point of another node, in the coordinates of this one.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }

  /// A point of this node, in the coordinates of another one.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Whether a point is in the node or in what is inside, in the coordinates of its parent.
  public func contains(_ p: CGPoint) -> Bool {
    let frame = calculateAccumulatedFrame()
    return !frame.isEmpty && frame.contains(p)
  }

  /// Whether the node and another one of the same parent touch.
  public func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }

  /// The nodes at a point of this node's coordinates, the one in front first.
  public func nodes(at p: CGPoint) -> [SKNode] {
    let all = descendants.filter { node in
      !node.isHidden && !node.contentBounds.isNull
        && node.contentBounds.contains(node.convert(p, from: self))
    }
    let depth = all.map { node in (node, node.depth) }
    return depth.enumerated().sorted { ($0.element.1, $0.offset) > ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// The node in front at a point of this node's coordinates; the node itself where there is none.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// How far in front the node is, with its parents.
  final var depth: CGFloat { zPosition + (parent?.depth ?? 0) }
}

/// Names of nodes as searches write them.
enum NodeName {
  static func matches(_ name: String?, _ pattern: String) -> Bool {
    if pattern == "*" { return true }
    guard let name else { return false }
    return matches(name[...], pattern[...])
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return matches(name, rest) || (!name.isEmpty && matches(name.dropFirst(), pattern))
    }
    return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
  }
}
