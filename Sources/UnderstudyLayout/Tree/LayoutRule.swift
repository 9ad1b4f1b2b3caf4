import Foundation

/// How a node gets its size and places its children. A rule is immutable; what it stores between
/// passes is the node's memory.
package protocol LayoutRule: AnyObject {
  /// The node's answer to a proposal. It must be pure: it depends on the rule, the node's subtree and the proposal.
  func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize

  /// Where a child is when the node has the bounds. It must be pure, and runs for the children whose
  /// frames are read.
  func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement

  /// The lengths that the node answers along an axis to a proposal of zero and of infinity there, if they are the same
  /// for each proposal along the other axis (LAY-401). Nil where that is not known without measuring, and where the
  /// node sets a guide that is no baseline.
  func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits?

  /// The distances to neighbours (LAY-079).
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// How early a container gives the node its space (LAY-013).
  func priority(of node: LayoutNode) -> Double

  /// Where the node itself puts a guide when it has the bounds (LAY-098).
  func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat?

  /// The value that the node gives the layout around it, by the identifier of a key (LAY-148).
  func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any?

  /// How far a change below a child reaches: it stops at relayout boundaries (LAY-402).
  func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach

  /// The axis along which spacers and dividers below the node stretch (LAY-111).
  var orientation: StackOrientation { get }

  var traits: RuleTraits { get }

  /// Whether a child of a rule with the trait ``RuleTraits/dependsOnPosition`` may get another size where the node moves.
  func dependsOnPosition(child: Int) -> Bool

  /// From the space of the node's children to the node's own, unless that is the identity (LAY-175).
  func transform(of node: LayoutNode) -> AffineMap?

  /// The places of the children that a touch may meet, among many; nil for all.
  ///
  /// - Parameter point: In the space of the node.
  @MainActor func touchableChildren(at point: CGPoint, of node: LayoutNode) -> [Int]?

  /// The part of the node's bounds that is safe for its children, where the node decides that.
  func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace?
}

/// What is known of a rule without measuring.
package struct RuleTraits: OptionSet {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
  package init() { rawValue = 0 }
  package init(arrayLiteral traits: Self...) {
    var rawValue: UInt16 = 0
    for trait in traits { rawValue |= trait.rawValue }
    self.init(rawValue: rawValue)
  }
  package func contains(_ traits: Self) -> Bool { rawValue & traits.rawValue == traits.rawValue }

  /// Sizes follow from a formula, so that the node needs no cache (LAY-401).
  package static let isClosedForm = RuleTraits(rawValue: 1 << 0)
  /// Children are placed by where the node is on the screen, so that they are placed again for each read.
  package static let dependsOnPosition = RuleTraits(rawValue: 1 << 1)
  /// What lies outside of the node's bounds is neither drawn nor visible (LAY-016).
  package static let clips = RuleTraits(rawValue: 1 << 2)
  /// The node's subtree is laid out, and not visible (LAY-176).
  package static let isHidden = RuleTraits(rawValue: 1 << 3)
  /// The node is what `containerRelativeFrame` measures by (LAY-165).
  package static let isContainer = RuleTraits(rawValue: 1 << 4)
  /// The node itself sets a guide, a value or, as spacers do, a spacing that frames pass on to the layout around.
  package static let setsGuides = RuleTraits(rawValue: 1 << 5)
  /// The node's memory outlives a change of its rule: a cache, an offset, measured lengths.
  package static let keepsMemory = RuleTraits(rawValue: 1 << 8)
  /// The node maps the space of its children to its own by something else than the children's places (LAY-175).
  package static let hasEffect = RuleTraits(rawValue: 1 << 7)
  /// The rule is a ``TouchLimiting`` one.
  package static let limitsTouches = RuleTraits(rawValue: 1 << 9)
  /// The node is a spacer, whose spacing a frame leaves alone (LAY-080).
  package static let isSpacer = RuleTraits(rawValue: 1 << 6)
}

/// What of a node a change below one of its children can alter.
package enum ChangeReach {
  /// Nothing that the node's parent reads.
  case placement
  /// The guides that the node passes outwards, and no size.
  case guides
  case everything
}

package enum StackOrientation: Equatable {
  /// The axis of the parent: modifiers.
  case inherited
  /// The axis of a container, or none.
  case own(Axis?)
}

/// The least and the largest length that a node takes along an axis.
package struct LengthLimits: Equatable {
  package var minimum: CGFloat
  package var maximum: CGFloat

  package init(_ minimum: CGFloat, _ maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Any length.
  package static let all = LengthLimits(0, .infinity)
}

extension LayoutRule {
  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { nil }
  package func spacing(of node: LayoutNode) -> ViewSpacing { .union(of: node.children) }
  package func priority(of node: LayoutNode) -> Double { node.hasChildren ? 0 : -.infinity }
  package func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .everything }
  package var orientation: StackOrientation { .own(nil) }
  package var traits: RuleTraits { RuleTraits() }
  package func dependsOnPosition(child: Int) -> Bool { traits.contains(.dependsOnPosition) }
  package func transform(of node: LayoutNode) -> AffineMap? { nil }
  @MainActor package func touchableChildren(at point: CGPoint, of node: LayoutNode) -> [Int]? { nil }
  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? { nil }

  /// The children's values for a guide that containers pass on, combined (LAY-098, LAY-150).
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    combinedValue(of: key, in: bounds, of: node)
  }

  func combinedValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    combinedValue(of: key, in: bounds, of: node) { placement(of: $0, in: node, bounds) }
  }

  /// Combines the values with places of the children that differ from those on the screen.
  func combinedValue(
    of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode, _ placement: (Int) -> Placement
  ) -> CGFloat? {
    guard key.isInherited, bounds.size[key.axis].isFinite else { return nil }
    var result = AlignmentKey.Combination(of: key)
    for (index, child) in node.children.enumerated() {
      let placement = placement(index)
      guard let value = child.explicitValue(of: key, in: placement.bounds) else { continue }
      result.add(value + placement.origin[key.axis])
    }
    return result.value
  }
}

extension ViewSpacing {
  /// The larger distances of all nodes on all sides; no distance without nodes (LAY-079).
  static func union(of nodes: [LayoutNode]) -> ViewSpacing {
    guard let first = nodes.first else { return .zero }
    var result = first.spacing
    for node in nodes.dropFirst() { result.formUnion(node.spacing) }
    return result
  }
}

/// What a rule stores with a node between two passes.
package protocol LayoutMemory: AnyObject {
  /// Something changed below one child.
  func childChanged(_ index: Int)
  /// The rule or the list of children changed.
  func forget()
  /// The children whose sizes may have changed since the last call; nil where that may be all. One of them is placed.
  func takeResized() -> [Int]?
  /// What is inside one child may take touches elsewhere.
  func touchExtentChanged(_ index: Int)
}

extension LayoutMemory {
  package func touchExtentChanged(_ index: Int) {}
  package func takeResized() -> [Int]? { nil }
}
