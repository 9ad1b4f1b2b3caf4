import Foundation
import UnderstudyLayout

/// How a container arranges the views of its list.
package enum StackArrangement: Equatable, Sendable {
  /// - isStatic: Whether there is one view, whatever happens: the container is then no layout of its own (LAY-010).
  case vertical(HorizontalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = false)
  case horizontal(VerticalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = false)
  /// In front of each other.
  case depth(Alignment = .center, isStatic: Bool = false)
  /// Rows whose cells line up; a row itself is only a list of cells.
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  case gridRow(VerticalAlignment?)
  /// By a layout of the app's.
  case custom(CustomArrangement)

  /// The arrangement of a container that says nothing about it.
  package static let unspecified = StackArrangement.depth(.center, isStatic: true)
}

extension StackArrangement {
  fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }

  /// Whether views may lie over each other.
  fileprivate var mayOverlap: Bool {
    switch self {
    case .depth(_, let isStatic): !isStatic
    case .vertical(_, let spacing, _), .horizontal(_, let spacing, _): (spacing ?? 0) < 0
    case .grid, .gridRow: false
    case .custom: true
    }
  }
}

/// The rules of the stacks that were made last: rules are immutable, so equal stacks share theirs, and a first layout reads
/// less memory.
struct StackRules {
  private static let limit = 8
  private var stacks: [StackRule] = []
  private let centered = ZStackRule(.center, isStatic: true)

  fileprivate mutating func rule(
    along axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?, isStatic: Bool
  ) -> StackRule {
    for known in stacks where known.isMade(along: axis, alignment, spacing: spacing, isStatic: isStatic) {
      return known
    }
    let rule = StackRule(along: axis, alignment, spacing: spacing, isStatic: isStatic)
    if stacks.count == Self.limit { stacks.removeFirst() }
    stacks.append(rule)
    return rule
  }

  fileprivate func depthRule(_ alignment: Alignment, isStatic: Bool) -> ZStackRule {
    isStatic && alignment == .center ? centered : ZStackRule(alignment, isStatic: isStatic)
  }
}

/// A layout of the app's, without its type; an object, as each stack copies its arrangement.
package final class CustomArrangement: Equatable, Sendable {
  fileprivate let layout: any ArrangingLayout

  package init(_ layout: any ArrangingLayout) { self.layout = layout }

  package static func == (left: CustomArrangement, right: CustomArrangement) -> Bool {
    left.layout.isEqual(to: right.layout)
  }
}

/// A value that makes the rule of a container.
package protocol ArrangingLayout: Sendable {
  /// - Parameter old: The rule of the last time, whose cache continues.
  func makeRule(_ old: (any LayoutRule)?) -> any LayoutRule

  func isEqual(to other: any ArrangingLayout) -> Bool
}

/// The node of a stack: it keeps what its layout depends on.
///
/// A layout of the app's is called with each update, as its functions may do more than place views (LAY-060).
package final class StackNode: ContainerNode, GeometryListener {
  @exclusivity(unchecked) private var arrangement: StackArrangement

  init(_ arrangement: StackArrangement, _ inputs: __shared _ViewInputs) {
    self.arrangement = arrangement
    super.init(inputs)
    if arrangement.mayOverlap { host.hasLayers = true }
    if arrangement.isCustom { host.layoutTree.addListener(self) }
  }

  func accept(_ new: StackArrangement) {
    guard new != arrangement else { return }
    if new.isCustom != arrangement.isCustom {
      if new.isCustom { host.layoutTree.addListener(self) } else { host.layoutTree.removeListener(self) }
    }
    arrangement = new
    if new.mayOverlap { host.hasLayers = true }
    layoutRuleDidChange()
  }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    // Asking for the place of one view makes the layout place all of them, unless nothing has changed.
    _ = place?.children.first?.placement
    return false
  }

  package override func didUnmount() {
    super.didUnmount()
    if arrangement.isCustom { host.layoutTree.removeListener(self) }
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    switch arrangement {
    case .vertical(let alignment, let spacing, let isStatic):
      items.append(
        ownLayout(tree, childrenLayout(tree)) { _ in
          tree.stackRules.rule(along: .vertical, alignment.key, spacing: spacing, isStatic: isStatic)
        })
    case .horizontal(let alignment, let spacing, let isStatic):
      items.append(
        ownLayout(tree, childrenLayout(tree)) { _ in
          tree.stackRules.rule(along: .horizontal, alignment.key, spacing: spacing, isStatic: isStatic)
        })
    case .depth(let alignment, let isStatic):
      items.append(
        ownLayout(tree, childrenLayout(tree)) { _ in tree.stackRules.depthRule(alignment, isStatic: isStatic) })
    case .grid(let alignment, let horizontal, let vertical):
      var rows = GridRows()
      for child in children { rows.append(child, tree) }
      // The number of cells belongs to the rule.
      layout?.setNeedsRule()
      items.append(
        ownLayout(tree, rows.items.nodes) { _ in
          GridRule(rows.rows, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
        })
    case .custom(let layout): items.append(ownLayout(tree, childrenLayout(tree)) { layout.layout.makeRule($0) })
    case .gridRow: appendChildrenLayout(to: &items, tree)
    }
  }

  /// A stack of any length costs the same where the views inside stay the same. The rule of a grid depends on the number of cells.
  package override var readsLayoutInside: Bool {
    if case .grid = arrangement { true } else { false }
  }

  /// Views of a stack in depth lie over those before them; nothing is known of a custom layout.
  package override func mayCover(_ child: Node) -> Bool {
    guard arrangement.mayOverlap else { return false }
    if case .depth = arrangement { return children.last !== child }
    return true
  }

  fileprivate var rowAlignment: VerticalAlignment?? {
    if case .gridRow(let alignment) = arrangement { .some(alignment) } else { nil }
  }
}

/// The rows of a grid, as its rule takes them.
@MainActor
private struct GridRows {
  var rows: [GridRule.Row] = []
  var items = LayoutItems()

  mutating func append(_ node: Node, _ tree: LayoutTree) {
    if node.flags.contains(.isOutOfFlow) || node.hidesContent { return }
    let start = items.count
    if let alignment = (node as? StackNode)?.rowAlignment {
      node.appendLayoutNodes(to: &items, tree)
      rows.append(GridRule.Row(items.count - start, alignment: alignment))
    } else if node.isTransparent, node.layout?.steps == nil {
      node.flags.remove(.needsLayout)
      for child in node.children { append(child, tree) }
    } else {
      node.appendLayoutNodes(to: &items, tree)
      for _ in start..<items.count { rows.append(.single) }
    }
  }
}
