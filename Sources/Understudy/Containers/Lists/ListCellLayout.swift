import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension ListCellNode {
  /// The content inside the row's insets (LAY-271 to LAY-276).
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    var content = childrenLayout(tree)
    if content.count > 1 {
      let group = layout?.own?.children.first
      if let group, group.rule is StackRule, group.children.elementsEqual(content, by: ===) {
        content = [group]
      } else {
        content = [tree.makeNode(StackRule(vertical: .center), content)]
      }
    }
    let traits = makeTraits()
    let own = ownLayout(tree, content) { _ in ListCellRule(traits) }
    if (own.rule as? ListCellRule)?.cell != traits { own.setRule(ListCellRule(traits)) }
    return own
  }

  private func makeTraits() -> ListCellRule.Traits {
    var traits = ListCellRule.Traits(style: list?.style ?? .insetGrouped)
    traits.kind = sectionPart ?? .row
    traits.minimumHeight = environment.values.defaultMinListRowHeight
    traits.insets = rowInsets
    guard traits.kind == .row else { return traits }
    var pending = Array(children.reversed())
    var isOnlyElement = true
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      guard let element = node as? ElementNode else {
        pending.append(contentsOf: node.children.reversed())
        continue
      }
      if element is any NavigationRow { traits.hasChevron = true }
      if isOnlyElement { traits.isControl = Self.controls.contains(element.element.type) }
      isOnlyElement = false
    }
    return traits
  }

  /// Controls that need no distance to the edges of their row (LAY-276).
  private static let controls: Set<ElementType> = [.switch, .stepper, .datePicker, .slider, .segmentedControl]

  /// What `listRowInsets` says, written on the row or on what it shows.
  private var rowInsets: [Edge: CGFloat] {
    var result: [Edge: CGFloat] = [:]
    func add(_ node: Node) {
      guard let insets = (node as? RowInsetsNode)?.insets else { return }
      result.merge(insets) { inner, _ in inner }
    }
    var inside = children.count == 1 ? children[0] : nil
    while let node = inside, !(node is ElementNode) {
      add(node)
      inside = node.children.count == 1 ? node.children[0] : nil
    }
    _ = nearest { node in
      add(node)
      return node is ListNode
    }
    return result
  }
}

/// A link whose row shows that it leads to another page.
@MainActor
protocol NavigationRow: ElementNode {}

extension NavigationLinkNode: NavigationRow {}

extension ListCellNode: PartPlacing {
  /// A row's only button is as large as the cell; what a swipe has shown is at the cell's end (LAY-277, LAY-341).
  package func partFrame(of element: Element) -> CGRect? {
    guard let frame = host.layoutTree.placed(self)?.snappedFrame() else { return nil }
    if element === deleteButton {
      let width = SwipeActionMetrics.minimumWidth
      return CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }
    guard element.type == .button || element.type == .link || element.type == .switch else { return nil }
    let isOnly = self.element.children.allSatisfy { $0 === element || $0 === deleteButton }
    return isOnly && element.parent === self.element ? frame : nil
  }
}
