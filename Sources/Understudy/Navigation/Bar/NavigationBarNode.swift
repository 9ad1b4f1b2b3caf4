@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The bar of a stack: back button, title and items of the page on top (SEM-290).
package final class NavigationBarNode: ElementNode, PreferenceObserver, KeyboardAccessory {
  unowned(unsafe) let stack: NavigationStackNode
  package let observedKeys: UInt64
  private var shown = Content()
  var laidOut = NavigationBarParts()
  private var isHiddenByPage = false
  var collapse = BarCollapse()
  private(set) lazy var backButton = makePart(.button)
  private(set) lazy var toggleButton = makePart(.button)
  private(set) lazy var cancelButton = makePart(.button)
  private(set) lazy var titleText = makePart(.staticText)
  private(set) lazy var subtitleText = makePart(.staticText)
  private(set) lazy var titleButton = makePart(.button)
  private(set) lazy var bottomBar = makeToolbar()
  private(set) lazy var keyboardBar = makeToolbar()
  private var followsKeyboard = false
  private var template: _ViewInputs
  private var waysBackMenu: MenuNode?

  /// What the bar shows.
  private struct Content: Equatable {
    var title = ""
    /// What is below the title, from iOS 26 on.
    var subtitle = ""
    /// What the system calls the bar of a page of its own.
    var identifier: String?
    var items: [ToolbarItemNode] = []
    var backTitle: String?
    weak var search: SearchNode?
    var isTitleLarge = false
    /// What the button for a split view's columns says.
    var toggleLabel: String?

    static func == (one: Self, other: Self) -> Bool {
      one.title == other.title && one.items.elementsEqual(other.items, by: ===) && one.backTitle == other.backTitle
        && one.search === other.search && one.isTitleLarge == other.isTitleLarge
        && one.toggleLabel == other.toggleLabel && one.subtitle == other.subtitle && one.identifier == other.identifier
    }
  }

  var title: String { shown.title }
  private var subtitle: String { shown.subtitle }
  var items: [ToolbarItemNode] { shown.items }
  var backTitle: String? { shown.backTitle }
  var search: SearchNode? { shown.search }
  var toggleLabel: String? { shown.toggleLabel }

  init(_ stack: NavigationStackNode, _ inputs: inout _ViewInputs) {
    self.stack = stack
    let host = inputs.host
    observedKeys =
      host.preferenceBit(of: NavigationTitleKey.self) | host.preferenceBit(of: NavigationSubtitleKey.self)
      | host.preferenceBit(of: ToolbarKey.self)
      | host.preferenceBit(of: NavigationBarKey.self) | host.preferenceBit(of: SearchKey.self)
    template = inputs
    super.init(.navigationBar, &inputs)
    flags.insert(.isOutOfFlow)
    host.addPreferenceObserver(self)
  }

  /// The identifier of a bar without a title: UIKit makes it of the class of the controller, as far as "Controller".
  private static let untitled = "_TtGC7SwiftUI32NavigationStackHosting"

  /// A stack's bar is there once it has something to show.
  var isShown: Bool {
    !isHiddenByPage
      && (!title.isEmpty || backTitle != nil || toggleLabel != nil || search != nil
        || items.contains { $0.placement.isInBar })
  }

  /// Whether a large title is below the items (LAY-201); never on a screen that is low.
  var hasLargeTitle: Bool {
    shown.isTitleLarge && !title.isEmpty && isShown && environment.values.verticalSizeClass != .compact
  }

  /// Whether content of the page on top has been scrolled below the bar.
  var isOverContent: Bool {
    guard let scroller = stack.topScope?.firstScrollingNode(along: .vertical)?.scroller,
      let bar = host.layoutTree.placed(self), scroller.node.snappedFrame().minY <= bar.snappedFrame().maxY
    else { return false }
    let layout = scroller.rule.layout(of: scroller.node)
    return layout.offset.y - layout.range(.vertical).lowerBound > 0.5
  }

  /// What the page on top says of the background of this bar, or of the one at the bottom.
  func surface(of bar: ToolbarPlacement) -> BarSurface {
    let pages = [stack.topScope, stack.scopeAroundRoot].compactMap(\.self)
    return pages.lazy.compactMap { self.value(BarSurfaceKey.self, of: $0)?[bar] }.first ?? BarSurface()
  }

  /// Other columns of the split view around are shown.
  func columnsDidChange() { host.afterUpdate { [weak self] in self?.preferencesMayHaveChanged() } }

  func pagesDidChange() { host.afterUpdate { [weak self] in self?.preferencesMayHaveChanged() } }

  package func preferencesMayHaveChanged() {
    guard !flags.contains(.isUnmounted), let top = stack.topScope else { return }
    let page = value(NavigationBarKey.self, of: top) ?? NavigationBarKey.Value()
    // The bar of a stack on the page shows what there is for both: an item is in one bar.
    let new = stack.topHasOwnBar ? Content() : content(of: top, page)
    guard new != shown || page.isHidden != isHiddenByPage else { return }
    (shown, isHiddenByPage) = (new, page.isHidden)
    for item in items { item.bar = self }
    if !followsKeyboard, items.contains(where: { $0.placement == .keyboard }) {
      followsKeyboard = true
      host.focus.add(self)
    }
    setNeedsDescription()
    setNeedsChildren()
    stack.childrenDidChange()
    host.layoutDidChangeAfterUpdate()
    if followsKeyboard { host.focus.keyboardMayHaveChanged() }
  }

  private func content(of top: ScopeNode, _ page: NavigationBarKey.Value) -> Content {
    var content = Content(title: title(of: top), items: value(ToolbarKey.self, of: top) ?? [])
    if let around = stack.scopeAroundRoot {
      if content.title.isEmpty { content.title = title(of: around) }
      content.items += value(ToolbarKey.self, of: around) ?? []
    }
    if let previous = stack.previousScope, !page.hidesBackButton {
      let title = title(of: previous)
      content.backTitle = title.isEmpty ? "Back" : title
    }
    (content.subtitle, content.identifier) = (subtitle(of: top), page.identifier)
    content.search = value(SearchKey.self, of: top)?.first ?? stack.outerSearch
    content.isTitleLarge = stack.hasLargeTitle
    content.toggleLabel = page.hidesSidebarToggle ? nil : stack.column?.toggleLabel
    return content
  }

  private func value<K: PreferenceKey>(_ key: K.Type, of scope: ScopeNode) -> K.Value? {
    scope.preference(key, bit: host.preferenceBit(of: key))
  }

  /// The title of a page as the page's place writes it; empty if it has none.
  private func title(of scope: ScopeNode) -> String {
    (value(NavigationTitleKey.self, of: scope) ?? nil).map(host.written) ?? ""
  }

  /// The subtitle of a page; empty if it has none, or if the system has no subtitles.
  private func subtitle(of scope: ScopeNode) -> String {
    guard host.configuration.profile.systemVersion >= 26 else { return "" }
    return (value(NavigationSubtitleKey.self, of: scope) ?? nil).map(host.written) ?? ""
  }

  package override func describe(_ content: inout ElementContent) {
    content.texts.identifier = shown.identifier ?? (title.isEmpty ? Self.untitled : title)
    content.traits.insert(.horizontal)
  }

  package override var alwaysCollects: Bool { true }

  package override func collectChildren(_ elements: inout [Element]) {
    if !isTakenBySearch { collectItems(&elements) }
    collectSearch(&elements)
  }

  /// Adds what is in the part of the bar above the search field.
  private func collectItems(_ elements: inout [Element]) {
    if let toggleLabel {
      let texts = ElementTexts(identifier: "ToggleSidebar", label: toggleLabel)
      host.tree.update(toggleButton, type: .button, texts: texts, traits: [])
      elements.append(toggleButton)
    }
    if let backTitle {
      let identifier = host.configuration.profile.systemVersion >= 26 ? "BackButton" : ""
      host.tree.update(
        backButton, type: .button, texts: ElementTexts(identifier: identifier, label: backTitle), traits: [])
      elements.append(backButton)
    }
    for item in items where item.placement.isLeading { item.collectItems(&elements) }
    if !title.isEmpty, titleMenu != nil {
      host.tree.update(titleButton, type: .button, texts: ElementTexts(label: title), traits: [])
      elements.append(titleButton)
    } else if !title.isEmpty {
      host.tree.update(titleText, type: .staticText, texts: ElementTexts(label: title), traits: [.header])
      elements.append(titleText)
    }
    if !subtitle.isEmpty, !title.isEmpty {
      host.tree.update(subtitleText, type: .staticText, texts: ElementTexts(label: subtitle), traits: [])
      elements.append(subtitleText)
    }
    for item in items where !item.placement.isLeading && item.placement.isInBar { item.collectItems(&elements) }
  }

  /// What a tap on the title opens.
  private var titleMenu: (any TitleMenu)? { items.lazy.compactMap { $0 as? any TitleMenu }.first }

  /// Adds the search field and, while the user searches, the button that ends it.
  private func collectSearch(_ elements: inout [Element]) {
    guard let search, showsSearchField else { return }
    search.collectBar(&elements)
    guard search.isActive else { return }
    let label = host.configuration.profile.systemVersion >= 26 ? "Close" : "Cancel"
    host.tree.update(cancelButton, type: .button, texts: ElementTexts(label: label), traits: [])
    elements.append(cancelButton)
  }

  /// Adds the suggestions of the search field.
  func collectSuggestions(_ elements: inout [Element]) {
    if isShown { search?.collectSuggestions(&elements) }
  }

  /// Adds the bar at the bottom of the screen and the one over the keyboard, where the page has items for them.
  func collectBottomBars(_ elements: inout [Element]) {
    collect(bottomBar, items.filter(\.placement.isBottom), &elements)
    if host.focus.node != nil { collect(keyboardBar, items.filter { $0.placement == .keyboard }, &elements) }
  }

  private func collect(_ toolbar: Element, _ items: [ToolbarItemNode], _ elements: inout [Element]) {
    var children: [Element] = []
    for item in items { item.collectItems(&children) }
    guard !children.isEmpty else { return }
    host.tree.setChildren(children, of: toolbar)
    elements.append(toolbar)
  }

  private func makeToolbar() -> Element {
    makePart(.toolbar, ElementTexts(identifier: "Toolbar", label: "Toolbar"))
  }

  package var hasKeyboardBar: Bool { isEffectivelyVisible && items.contains { $0.placement == .keyboard } }

  /// The bar over the keyboard comes and goes with it.
  package func focusDidMove(from old: Node?, to new: Node?) {
    if (old is ElementNode) != (new is ElementNode) { stack.childrenDidChange() }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    if element === backButton, case .press(let duration) = action, duration >= ElementAction.restingTime {
      openWaysBack()
      return .performed
    }
    guard case .tap = action else { return nil }
    if element === backButton {
      stack.pop()
    } else if element === toggleButton {
      stack.column?.toggleColumns()
    } else if element === cancelButton {
      search?.end()
    } else if element === titleButton {
      titleMenu?.openMenu()
    } else {
      return nil
    }
    return .performed
  }

  /// Shows the titles of the pages below, which a long press on the back button brings up (F-107).
  private func openWaysBack() {
    guard waysBackMenu == nil else { return }
    let ways = stack.waysBack
    let titles = ways.map { way in
      let title = title(of: way.page)
      return title.isEmpty ? "Back" : title
    }
    let content = WaysBackMenu(titles: titles) { ways[$0].pop() }
    (waysBackMenu, _) = MenuNode.open(
      in: self, template, content: { content }, didClose: { [weak self] in self?.waysBackMenu = nil })
  }

  package override func didUnmount() {
    super.didUnmount()
    host.removePreferenceObserver(self)
    if followsKeyboard { host.focus.remove(self) }
  }
}
