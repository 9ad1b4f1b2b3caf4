import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension ListCellNode {
  /// The content inside the row's insets, and the buttons beside it that a swipe has shown (LAY-271 to LAY-277).
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    var content = childrenLayout(tree)
    if content.count > 1 {
      let group = layout?.own?.children.first
      if let group, group.rule is StackRule, group.isAround(content) {
        content = [group]
      } else {
        content = [tree.makeNode(StackRule(vertical: .center), content)]
      }
    }
    let actions = openActions
    var traits = makeTraits(around: content.first)
    if let actions { traits.actionsEdge = actions.edge }
    if offersDelete { traits.partWidth = SwipeActionMetrics.minimumWidth }
    if !content.isEmpty, let actions { content += actions.buttonsLayout(tree) }
    let own = ownLayout(tree, content) { _ in ListCellRule(traits) }
    if (own.rule as? ListCellRule)?.cell != traits { own.setRule(ListCellRule(traits)) }
    return own
  }

  private func makeTraits(around content: LayoutNode?) -> ListCellRule.Traits {
    var traits = ListCellRule.Traits(style: list?.style ?? .insetGrouped)
    traits.kind = sectionPart ?? .row
    traits.minimumHeight = environment.values.defaultMinListRowHeight
    traits.insets = rowInsets
    guard traits.kind == .row else { return traits }
    if let badge = badge(of: content) { traits.badgeWidth = width(ofBadge: badge) }
    forEachNodeBelow { node in
      guard let element = node as? ElementNode else { return true }
      if let row = element as? any NavigationRow, row.showsChevron { traits.hasChevron = true }
      if Self.controls.contains(element.element.type) { traits.isControl = true }
      return false
    }
    return traits
  }

  /// The badge that is written around all that the row shows.
  private func badge(of content: LayoutNode?) -> String? {
    var node = content
    while let current = node {
      for step in current.decorations {
        if let badge = (step as? DrawingStep)?.modifier(as: _BadgeModifier.self) { return badge.text.map(written) }
      }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return nil
  }

  private func width(ofBadge text: String) -> CGFloat {
    var measurement = TextMeasurement(text, font: badgeFont, displayScale: host.layoutTree.context.displayScale)
    return measurement.measure().size.width
  }

  /// The font of the row's badge.
  var badgeFont: LayoutFont { LayoutFont(.body, typeSize: environment.values.dynamicTypeSize.layout) }

  /// Controls that need no distance to the edges of their row (LAY-276).
  private static let controls: Set<ElementType> = [
    .switch, .stepper, .datePicker, .colorWell, .slider, .segmentedControl,
  ]

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
protocol NavigationRow: ElementNode {
  var showsChevron: Bool { get }
}

extension NavigationLinkNode: NavigationRow {
  var showsChevron: Bool { true }
}

extension ListCellNode: PartPlacing {
  /// A row's only button is as large as the cell, and moves with its content; what a swipe has shown is at the cell's end
  /// (LAY-277, LAY-341).
  package func partFrame(of element: Element) -> CGRect? {
    guard let place = host.layoutTree.placed(self) else { return nil }
    let frame = place.snappedFrame()
    if element === deleteButton {
      let width = SwipeActionMetrics.minimumWidth
      return CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }
    guard element.type == .button || element.type == .link || element.type == .switch else { return nil }
    if !takesTouchesOfControls { return nil }
    if let control = element.source as? any RowControl, !control.leavesTouches, onlyControl !== control { return nil }
    var beside = openActions?.buttons ?? []
    if let deleteButton { beside.append(deleteButton) }
    func isBeside(_ other: Element) -> Bool { beside.contains { $0 === other } }
    let isOnly = self.element.children.allSatisfy { $0 === element || isBeside($0) }
    guard isOnly, element.parent === self.element, !isBeside(element) else { return nil }
    let shift = (place.rule as? ListCellRule)?.contentShift(of: place) ?? 0
    return frame.offsetBy(dx: place.isRightToLeft ? -shift : shift, dy: 0)
  }
}
