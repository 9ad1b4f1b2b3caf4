import Foundation

/// A view with a name, whose space others inside it measure in (LAY-031).
package final class CoordinateSpaceRule: TransparentRule {
  fileprivate let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  package var traits: RuleTraits { RuleTraits() }
}

extension LayoutNode {
  /// The nearest node around, or this one, that has the name.
  package func space(named name: AnyHashable) -> LayoutNode? {
    nearest { ($0.rule as? CoordinateSpaceRule)?.name == name }
  }

  /// The names that nodes around have, the nearest first.
  package var namesOfSpaces: [AnyHashable] {
    var names: [AnyHashable] = []
    _ = nearest { node in
      if let name = (node.rule as? CoordinateSpaceRule)?.name { names.append(name) }
      return false
    }
    return names
  }

  /// Whether any node of the tree has the name.
  package func treeHasSpace(named name: AnyHashable) -> Bool {
    var root = self
    while let parent = root.parent { root = parent }
    var pending = [root]
    while let node = pending.popLast() {
      if (node.rule as? CoordinateSpaceRule)?.name == name { return true }
      pending += node.children
    }
    return false
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
