import Foundation

/// `alignmentGuide(_:computeValue:)`: the view itself sets one guide (LAY-100).
package final class AlignmentGuideRule: TransparentRule {
  private let key: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  package var traits: RuleTraits { .setsGuides }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { nil }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    guard key == self.key else { return passedValue(of: key, in: bounds, of: node) }
    let value = value(ViewDimensions(size: bounds.size, proposal: bounds.proposal, of: node.children.first))
    return value.isNaN ? nil : value
  }
}

/// `layoutPriority(_:)` (LAY-013).
package final class LayoutPriorityRule: TransparentRule {
  private let priority: Double

  package init(_ priority: Double) { self.priority = priority.isNaN ? 0 : priority }

  package func priority(of node: LayoutNode) -> Double { priority }
}

/// `layoutValue(key:value:)`: a value for the layout around the view, through the modifiers outside (LAY-148).
package final class LayoutValueRule: TransparentRule {
  private let key: ObjectIdentifier
  private let value: Any

  package init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  package var traits: RuleTraits { .setsGuides }

  package func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    key == self.key ? value : node.children.first?.layoutValue(of: key)
  }
}
