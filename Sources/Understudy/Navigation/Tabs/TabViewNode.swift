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
  private(set) lazy var pager = Element(type: .collectionView, source: bar)
  private(set) lazy var indicator = Element(type: .pageIndicator, source: bar)

  init(_ selection: TabSelection?, _ inputs: _ViewInputs) {
    self.selection = selection
    environment = inputs.environment
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
    var pending: [Node] = children.dropFirst().reversed()
    while let node = pending.popLast() {
      if let tab = node as? TabNode { result.append(tab) } else { pending += node.children.reversed() }
    }
    return result
  }

  /// Shows the selected tab and hides the one before (SEM-191).
  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    let tabs = tabs
    let wanted: TabNode?
    if let selection {
      wanted =
        tabs.first { $0.tag.map(selection.isSelected) ?? false } ?? shown.flatMap { shown in tabs.first { $0 === shown }
        } ?? tabs.first
    } else {
      wanted = ownSelection.flatMap { own in tabs.first { $0 === own } } ?? tabs.first
    }
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

  /// The user chose a tab; the one that is shown already is left alone (SEM-301).
  func select(_ tab: TabNode) {
    guard tab !== shown else { return }
    if let selection {
      if let tag = tab.tag { selection.select(tag) }
    } else {
      ownSelection = tab
      host.invalidate(self)
    }
  }

  /// What the tab that is shown says of the bar's background.
  var surface: BarSurface {
    let bit = host.preferenceBit(of: BarSurfaceKey.self)
    return shown?.preference(BarSurfaceKey.self, bit: bit)?[.tabBar] ?? BarSurface()
  }

  var showsBar: Bool { !hidesBar && environment.values.tabPaging == nil }

  func shownLayout(_ tree: LayoutTree) -> [LayoutNode] { shown?.contentLayout(tree) ?? [] }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(makeLayout(tree))
  }

  /// The keyboard lies over the bar (LAY-352).
  package override func mayCover(_ child: Node) -> Bool { host.focus.inputWindow != nil }

  package override func collect(_ elements: inout [Element]) {
    if let paging = environment.values.tabPaging { return collectPages(paging, &elements) }
    shown?.collectContent(&elements)
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
