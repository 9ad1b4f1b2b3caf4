import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A page that fills what it gets, between bars that take parts of its safe area (LAY-201, LAY-205, LAY-206).
@MainActor
struct PageLayout {
  private var page: LayoutNode?
  private var withBottomBar: LayoutNode?

  /// The page's layout node; several views stand one below the other.
  mutating func page(_ content: [LayoutNode], _ tree: LayoutTree) -> LayoutNode {
    let page = page ?? tree.makeNode(PageRule())
    self.page = page
    page.isRightToLeft = tree.isRightToLeft
    if content.count > 1 {
      if let stack = page.children.first, stack.rule is StackRule, stack.isAround(content) { return page }
      page.setChildren([tree.makeNode(StackRule(vertical: .center), content)])
    } else if !page.isAround(content) {
      page.setChildren(content)
    }
    return page
  }

  /// The page above a bar at the bottom, if there is one.
  mutating func page(_ content: [LayoutNode], above bar: LayoutNode?, _ tree: LayoutTree) -> LayoutNode {
    let page = page(content, tree)
    guard let bar else { return page }
    if let withBottomBar {
      if !withBottomBar.isAround([page, bar]) { withBottomBar.setChildren([page, bar]) }
      return withBottomBar
    }
    let made = tree.makeNode(SafeAreaInsetRule(VerticalEdge.bottom, spacing: 0), [page, bar])
    withBottomBar = made
    return made
  }
}

extension NavigationStackNode {
  /// The page on top below the bar, which takes a part of its safe area (LAY-201).
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    markListsBelowTitle()
    let page = pageLayout.page(childrenLayout(tree), above: bar.makeToolbarLayout(tree), tree)
    var parts = [page]
    if bar.isShown { parts.append(bar.makeLayout(tree, itemsHeight: itemsHeight(tree))) }
    return ownLayout(tree, parts) { $0 == nil ? SafeAreaInsetRule(VerticalEdge.top, spacing: 0) : nil }
  }

  /// The first rows of lists keep another distance from a large title than from other bars.
  private func markListsBelowTitle() {
    let hasLargeTitle = bar.hasLargeTitle
    // A page that was covered has what it was laid out with before.
    guard hasLargeTitle != laidOutLargeTitle || topScope !== laidOutPage else { return }
    (laidOutLargeTitle, laidOutPage) = (hasLargeTitle, topScope)
    for case let list as ListNode in topScope?.scrollables ?? [] where list.isLaidOutBelowLargeTitle == !hasLargeTitle {
      list.layoutRuleDidChange()
    }
  }

  private func itemsHeight(_ tree: LayoutTree) -> CGFloat {
    isInSheet ? SheetMetrics.navigationBarHeight : NavigationBarMetrics(tree.screen).itemsHeight
  }

  /// Whether the nearest presentation around the stack is a sheet.
  private var isInSheet: Bool {
    let presented = host.presentations.presented
    if presented.isEmpty { return false }
    var found: Presentation?
    _ = nearest { node in
      found = presented.first { $0.kind == .cover && $0.node === node }
      return found != nil
    }
    return found.map { !$0.fillsScreen } ?? false
  }
}

extension TabViewNode {
  /// The tab that is shown above the bar, which reaches down to the bottom of the screen (LAY-205).
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    clearMarks()
    let page = pageLayout.page(shownLayout(tree), tree)
    var parts = [keyboardSlot(page, tree)]
    if showsBar { parts.append(barSlot(tree)) }
    let screen = screenSlot(parts, tree)
    return ownLayout(tree, [screen]) { $0 == nil ? IgnoresSafeAreaRule(.keyboard, edges: .bottom) : nil }
  }

  /// The keyboard covers the bar, and the tab is above the keyboard (LAY-057).
  private func keyboardSlot(_ page: LayoutNode, _ tree: LayoutTree) -> LayoutNode {
    if let known = page.parent, known.rule is KeyboardRule { return known }
    return tree.makeNode(KeyboardRule(), [page])
  }

  private func screenSlot(_ parts: [LayoutNode], _ tree: LayoutTree) -> LayoutNode {
    let slot = screen ?? tree.makeNode(SafeAreaInsetRule(VerticalEdge.bottom, spacing: 0))
    screen = slot
    if !slot.isAround(parts) { slot.setChildren(parts) }
    return slot
  }

  /// Notes that what lies between this node and the tabs has been looked at: later changes are noted up to the root.
  private func clearMarks() {
    var pending: [Node] = Array(children)
    while let node = pending.popLast() {
      node.flags.remove(.needsLayout)
      if !(node is TabNode) { pending += node.children }
    }
  }

  /// A place of the bar's height, in which the bar grows over what is unsafe below.
  private func barSlot(_ tree: LayoutTree) -> LayoutNode {
    let content = bar.makeLayout(tree)
    if let slot, slot.children.first?.children.first === content { return slot }
    let grown = tree.makeNode(IgnoresSafeAreaRule(edges: .bottom), [content])
    let made = tree.makeNode(FrameRule(height: TabBarMetrics.barHeight), [grown])
    slot = made
    return made
  }
}

extension TabBarNode {
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    flags.remove(.needsLayout)
    var buttons = LayoutItems()
    for button in tabView.barButtons { button.node.appendLayoutNodes(to: &buttons, tree) }
    return ownLayout(tree, buttons.nodes) { $0 == nil ? TabBarRule() : nil }
  }
}

extension TabBarNode: PartPlacing {
  /// The frames of what stands for the bar where tabs are pages: the pages' area, and the dots at its lower end.
  package func partFrame(of element: Element) -> CGRect? { tabView.partFrame(of: element) }
}

extension TabViewNode {
  fileprivate func partFrame(of element: Element) -> CGRect? {
    guard element === pager || element === indicator else { return nil }
    guard let frame = host.layoutTree.placed(self)?.snappedFrame() else { return nil }
    if element === pager { return frame }
    let height = Self.indicatorHeight
    return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
  }

  /// The height of the dots that say which page is shown, in points.
  private static let indicatorHeight: CGFloat = 26
}
