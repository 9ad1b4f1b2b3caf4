import Foundation

/// What a layout node belongs to, or what is drawn around it, if it takes touches in a part of its bounds (LAY-187).
@MainActor package protocol TouchTaking: AnyObject {
  /// - Parameters:
  ///   - point: In the space of the layout node.
  ///   - size: That of the layout node.
  func takesTouch(at point: CGPoint, in size: CGSize) -> Bool

  /// Where it may take them, in the space of the layout node, as far as that is not in the node's bounds.
  func touchBounds(in size: CGSize) -> CGRect

  /// Whether it takes them before what is inside can.
  var isInFront: Bool { get }
}

extension TouchTaking {
  package func touchBounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  package var isInFront: Bool { false }
}

/// What a rule says about touches of everything inside it.
package enum TouchLimit {
  /// What is inside decides.
  case open
  /// Touches go past everything inside (LAY-188).
  case closed
  /// What is inside takes the touch, wherever it is (LAY-187).
  case taken
}

/// A rule that says where what is inside it takes touches. Its traits contain `limitsTouches`.
package protocol TouchLimiting: LayoutRule {
  /// - Parameter point: In the space of the node.
  func limit(at point: CGPoint, in node: LayoutNode) -> TouchLimit

  /// Where a touch meets what is inside, in the space of the node; nil for nowhere.
  func touchBounds(of node: LayoutNode) -> CGRect?
}

/// Looks for the topmost view that takes a touch: layers before their base, later views before earlier ones, what is inside
/// before what is around it (LAY-186).
@MainActor package struct TouchSearch {
  private let target: LayoutNode?
  /// Whether nothing in front of the target takes the touch.
  package private(set) var isTargetReached = false
  /// Whether a modifier around the node that was found takes the touch, and not the view inside.
  package private(set) var isTakenAround = false

  /// - Parameter target: What the touch is for, if anything.
  package init(target: LayoutNode? = nil) { self.target = target }

  /// The node that takes a touch in a tree.
  ///
  /// - Parameter point: In the space of the root's container.
  package mutating func find(in root: LayoutNode, at point: CGPoint) -> LayoutNode? {
    guard let place = root.mapToParent.inverse else { return nil }
    return visit(root, place.apply(point))
  }

  /// - Parameter point: In the space of the node.
  private mutating func visit(_ node: LayoutNode, _ point: CGPoint) -> LayoutNode? {
    if node.traits.contains(.isHidden) { return nil }
    if node.decorations.takeTouch(at: point, in: node, inFront: true) {
      isTakenAround = true
      return node
    }
    if node === target { isTargetReached = true }
    if node.traits.contains(.clips), let scroll = node.rule as? ScrollRule, !scroll.viewport(of: node).contains(point) {
      return nil
    }
    var limit = TouchLimit.open
    if node.traits.contains(.limitsTouches), let rule = node.rule as? any TouchLimiting {
      limit = rule.limit(at: point, in: node)
      if limit == .closed { return nil }
    }
    if let taker = visitChildren(of: node, point) { return taker }
    let size = node.placedSize
    if let owner = node.owner as? any TouchTaking, owner.takesTouch(at: point, in: size) { return node }
    guard limit == .taken || node.decorations.takeTouch(at: point, in: node, inFront: false) else { return nil }
    isTakenAround = true
    return node
  }

  private mutating func visitChildren(of node: LayoutNode, _ point: CGPoint) -> LayoutNode? {
    // Nil for all of them, in order.
    let indices = node.isDrawnInOrder ? node.rule.touchableChildren(at: point, of: node) : node.drawingOrder
    // Counted, as tests run in debug builds, where an iterator takes several times as long.
    var position = indices?.count ?? node.children.count
    while position > 0 {
      position -= 1
      let child = node.children[indices?[position] ?? position]
      if let place = child.mapToParent.inverse, let taker = visit(child, place.apply(point)) { return taker }
    }
    return nil
  }
}

extension [AnyObject] {
  /// Whether one of the decorations of a node takes a touch.
  ///
  /// - Parameter inFront: Whether only those are asked that take it before what is inside can.
  @MainActor
  fileprivate func takeTouch(at point: CGPoint, in node: LayoutNode, inFront: Bool) -> Bool {
    // Most nodes have none: in debug builds, an iterator would take longer than the rest of a visit.
    if isEmpty { return false }
    for case let taker as any TouchTaking in self where !inFront || taker.isInFront {
      if taker.takesTouch(at: point, in: node.placedSize) { return true }
    }
    return false
  }
}

extension LayoutNode {
  /// Whether children are drawn as they are declared.
  fileprivate var isDrawnInOrder: Bool { children.count < 2 || !context.usesLayerOrder && !(rule is LayerRule) }

  /// The indices of the children in the order in which they are drawn: what lies in front comes last (LAY-178, LAY-186).
  package var drawingOrder: [Int] {
    let indices = Array(children.indices)
    guard indices.count > 1 else { return indices }
    if let layers = rule as? LayerRule { return layers.isBehind ? indices.reversed() : indices }
    if let fitting = rule as? ViewThatFitsRule { return fitting.chosen(of: self).map { [$0] } ?? [] }
    guard context.usesLayerOrder else { return indices }
    let orders = children.map(\.layerOrder)
    return indices.sorted { (orders[$0], $0) < (orders[$1], $1) }
  }
}

/// A shape that is where the content takes touches, and the only place where it does (LAY-187).
package final class ContentShapeRule: TransparentRule, TouchLimiting {
  private let contains: (CGPoint, CGSize) -> Bool
  private let bounds: (CGSize) -> CGRect

  /// - Parameters:
  ///   - contains: Whether a point lies in the shape, which fills a size.
  ///   - bounds: What the shape fills of a size, and beside it.
  package init(_ contains: @escaping (CGPoint, CGSize) -> Bool, bounds: @escaping (CGSize) -> CGRect) {
    self.contains = contains
    self.bounds = bounds
  }

  package var traits: RuleTraits { .limitsTouches }

  package func limit(at point: CGPoint, in node: LayoutNode) -> TouchLimit {
    contains(point, node.placedSize) ? .taken : .closed
  }

  package func touchBounds(of node: LayoutNode) -> CGRect? { bounds(node.placedSize) }
}

/// Lets touches go past everything inside (LAY-188).
package final class UntouchableRule: TransparentRule, TouchLimiting {
  package init() {}

  package var traits: RuleTraits { .limitsTouches }

  package func limit(at point: CGPoint, in node: LayoutNode) -> TouchLimit { .closed }

  package func touchBounds(of node: LayoutNode) -> CGRect? { nil }
}
