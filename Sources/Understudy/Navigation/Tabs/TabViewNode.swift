@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The tabs, of which one is visible.
package final class TabViewNode: Node, LocationReader, PreferenceObserver {
  private var selection: TabSelection?
  private var ownSelection: TabNode?
  private weak var shown: TabNode?
  private(set) var bar: TabBarNode!
  var pageLayout = PageLayout()
  var slot: LayoutNode?
  /// What is laid out as if there were no keyboard: the tab and the bar.
  var screen: LayoutNode?
  package let observedKeys: UInt64
  private var hidesBar = false
  @exclusivity(unchecked) private unowned(unsafe) var environment: EnvironmentScope
  /// The tabs that the bar has no room for, once there are some.
  private var more: MoreTabs?
  private var beyond: [TabNode] = []
  /// Whether the user looks at the list of these, and what was chosen when the list was opened.
  private var showsList = false
  private weak var chosenBeforeList: TabNode?
  private var template: _ViewInputs
  private(set) lazy var pager = bar.makePart(.collectionView)
  private(set) lazy var indicator = bar.makePart(.pageIndicator)

  init(_ selection: TabSelection?, _ inputs: _ViewInputs) {
    self.selection = selection
    environment = inputs.environment
    template = inputs
    template.attributes = ElementAttributes()
    template.layoutSteps = nil
    template.distributed = nil
    template.lazyWindow = nil
    observedKeys = inputs.host.preferenceBit(of: NavigationBarKey.self)
    super.init(inputs)
    host.addPreferenceObserver(self)
    selection?.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  func makeBar(_ inputs: inout _ViewInputs) {
    bar = inputs.element(make: { TabBarNode(self, &$0) }, update: { _ in })
  }

  func accept(_ new: TabSelection?) {
    selection = new
    new?.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  /// The tabs, in order.
  var tabs: [TabNode] {
    var result: [TabNode] = []
    var pending: [Node] = children.dropFirst().filter { $0 !== more?.scope }.reversed()
    while let node = pending.popLast() {
      if let tab = node as? TabNode { result.append(tab) } else { pending += node.children.reversed() }
    }
    return result
  }

  /// Shows the selected tab and hides the one before (SEM-191).
  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    let tabs = tabs
    let chosen = chosen(of: tabs)
    beyond = tabsBeyond(tabs)
    if beyond.isEmpty || chosen !== chosenBeforeList { showsList = false }
    let wanted = showsList ? nil : chosen
    show(wanted)
    showMore()
  }

  private func chosen(of tabs: [TabNode]) -> TabNode? {
    guard let selection else { return ownSelection.flatMap { own in tabs.first { $0 === own } } ?? tabs.first }
    return tabs.first { $0.tag.map(selection.isSelected) ?? false }
      ?? (shown ?? chosenBeforeList).flatMap { known in tabs.first { $0 === known } } ?? tabs.first
  }

  private func show(_ wanted: TabNode?) {
    guard wanted !== shown else { return bar.setNeedsChildren() }
    wanted?.show()
    shown?.hide()
    let changed = [wanted, shown]
    shown = wanted
    for tab in changed {
      tab?.selectionDidChange()
      tab?.visibilityDidChange()
    }
    bar.setNeedsChildren()
    childrenDidChange()
  }

  func isShown(_ tab: TabNode) -> Bool { shown === tab }

  // MARK: More tabs than the bar has room for

  private func tabsBeyond(_ tabs: [TabNode]) -> [TabNode] {
    let values = environment.values
    guard tabs.count > MoreTabs.room, values.horizontalSizeClass == .compact, values.tabPaging == nil else { return [] }
    return Array(tabs.dropFirst(MoreTabs.room - 1))
  }

  /// Brings the list, and the page in it, in line with what is shown.
  private func showMore() {
    if beyond.isEmpty {
      more?.end()
      more = nil
      return
    }
    let more = more ?? MoreTabs(in: self, template)
    self.more = more
    more.update(beyond, shown: shown)
    more.scope.setVisible(showsTabsBeyond)
    more.button.setNeedsDescription()
  }

  /// Whether the list of the tabs beyond the bar is shown, or one of them.
  var showsTabsBeyond: Bool { showsList || beyond.contains { $0 === shown } }

  /// What the bar shows, with the images that have no element.
  var barButtons: [(node: ButtonNode, image: Image?)] {
    let tabs = tabs.prefix(beyond.isEmpty ? .max : MoreTabs.room - 1)
    let buttons = tabs.compactMap { tab in tab.button.map { ($0 as ButtonNode, tab.traits.tabImage as? Image) } }
    return buttons + (more.map { [($0.button, Image(systemName: "ellipsis"))] } ?? [])
  }

  /// The user chose the last button: the tabs beyond the bar are listed.
  func openMore() {
    chosenBeforeList = shown ?? chosenBeforeList
    showsList = true
    host.invalidate(self)
  }

  /// The user chose a tab. The selection is written for the one that is shown already too, by which apps go back to the root
  /// (F-102, SEM-301).
  func select(_ tab: TabNode) {
    if showsList {
      showsList = false
      host.invalidate(self)
    }
    if let selection {
      if let tag = tab.tag { selection.select(tag) }
    } else {
      ownSelection = tab
      host.invalidate(self)
    }
  }

  /// The user chose a tab of the list.
  func selectBeyond(_ position: Int) {
    if beyond.indices.contains(position) { select(beyond[position]) }
  }

  /// What the tab that is shown says of the bar's background.
  var surface: BarSurface {
    let bit = host.preferenceBit(of: BarSurfaceKey.self)
    return shown?.preference(BarSurfaceKey.self, bit: bit)?[.tabBar] ?? BarSurface()
  }

  var showsBar: Bool { !hidesBar && environment.values.tabPaging == nil }

  func shownLayout(_ tree: LayoutTree) -> [LayoutNode] {
    guard let more, showsTabsBeyond else { return shown?.contentLayout(tree) ?? [] }
    more.willLayOut(shown, tree)
    var items = LayoutItems()
    more.scope.appendLayoutNodes(to: &items, tree)
    return items.nodes
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(makeLayout(tree))
  }

  /// The keyboard lies over the bar (LAY-352).
  package override func mayCover(_ child: Node) -> Bool { host.focus.inputWindow != nil }

  package override func collect(_ elements: inout [Element]) {
    if let paging = environment.values.tabPaging { return collectPages(paging, &elements) }
    if let more, showsTabsBeyond { more.scope.collect(&elements) } else { shown?.collectContent(&elements) }
    if !hidesBar { bar.collect(&elements) }
  }

  // MARK: Pages

  private func collectPages(_ paging: PageTabViewStyle.IndexDisplayMode, _ elements: inout [Element]) {
    let tabs = tabs
    var page: [Element] = []
    shown?.collectContent(&page)
    host.tree.setChildren(page, of: pager)
    elements.append(pager)
    guard paging.shows(pageCount: tabs.count), let position = tabs.firstIndex(where: { $0 === shown }) else { return }
    let texts = ElementTexts(value: "page \(position + 1) of \(tabs.count)")
    host.tree.update(indicator, type: .pageIndicator, texts: texts, traits: [])
    elements.append(indicator)
  }

  /// A swipe turns the page, and so does a tap on the indicator.
  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard environment.values.tabPaging != nil else { return nil }
    switch action {
    case .swipe(.left, _): return turn(by: 1)
    case .swipe(.right, _): return turn(by: -1)
    case .tap where element === indicator: return turn(by: 1)
    default: return nil
    }
  }

  private func turn(by pages: Int) -> ElementActionOutcome? {
    let tabs = tabs
    guard let position = tabs.firstIndex(where: { $0 === shown }) else { return nil }
    let next = position + pages
    if tabs.indices.contains(next) { select(tabs[next]) }
    return .performed
  }

  /// Only the tab that is shown contributes (SEM-230).
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    stalePreferences &= ~bit
    return shown?.preference(key, bit: bit) ?? K.defaultValue
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool { true }

  package override func noteStructureChange() -> Bool {
    host.afterUpdate { [weak self] in self?.update() }
    return false
  }

  /// The tab that is shown may take the bar away.
  package func preferencesMayHaveChanged() {
    let hides = shown?.preference(NavigationBarKey.self, bit: observedKeys)?.hidesTabBar ?? false
    guard hides != hidesBar else { return }
    hidesBar = hides
    childrenDidChange()
    host.layoutDidChangeAfterUpdate()
  }

  package override func didUnmount() { host.removePreferenceObserver(self) }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
}
