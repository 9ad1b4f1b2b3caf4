import Foundation

/// A view with a name, whose space others inside it measure in (LAY-031).
package final class CoordinateSpaceRule: TransparentRule {
  fileprivate let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  package var traits: RuleTraits { [] }
}

extension LayoutNode {
  /// The nearest node around, or this one, that has the name.
  package func space(named name: AnyHashable) -> LayoutNode? {
    nearest { ($0.rule as? CoordinateSpaceRule)?.name == name }
  }

  /// The nearest scroll view around that scrolls along an axis, or along any.
  package func scrollSpace(along axis: Axis? = nil) -> LayoutNode? {
    nearest { node in
      guard let scroll = node.rule as? ScrollRule else { return false }
      return axis.map { scroll.scrolls($0) } ?? true
    }
  }

  private func nearest(_ condition: (LayoutNode) -> Bool) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if condition(current) { return current }
      node = current.parent
    }
    return nil
  }
}
