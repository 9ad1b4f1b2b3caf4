@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The pages of a stack: the root, one a value of the path, and those presented on top (SEM-283).
package final class NavigationStackNode: Node, LocationReader {
  struct Page {
    enum Kind {
      case root
      case value(NavigationPath.Element)
      case presented(any PagePresenter)
      /// In the place of the root: what a link of the column before leads to.
      case instead(any PagePresenter)
    }
    let kind: Kind
    let scope: ScopeNode

    @MainActor
    var note: PageNote {
      guard case .value(let value) = kind, let value = value.value.base as? any Hashable else { return PageNote() }
      return PageNote(value)
    }
  }

  private var path: PathAccess?
  private var ownPath = NavigationPath()
  private(set) var pages: [Page] = []
  private var presenters: [any PagePresenter] = []
  /// What is shown in the place of the root, as far as links of the column before say so.
  private var rootPresenter: (any PagePresenter)?
  private var destinations = NavigationDestinations()
  private var template: _ViewInputs
  package private(set) var bar: NavigationBarNode!
  /// The page of another stack, or the column of a split view, that this stack shows one bar with: nil in tabs, which are
  /// screens with bars of their own.
  let outerPage: NavigationPage?
  /// A search field that was written on the stack itself: the root shows it.
  private(set) weak var search: SearchNode?
  var pageLayout = PageLayout()
  /// Whether the bar had a large title when the stack was laid out last.
  var laidOutLargeTitle = false
  weak var laidOutPage: ScopeNode?

  init(path: PathAccess?, _ inputs: _ViewInputs) {
    self.path = path
    template = inputs
    template.lazyWindow = nil
    template.distributed = nil
    let around = inputs.environment.values.navigationPage
    let isApart = around.map { $0.column == nil && inputs.parent.isInTabs(of: $0) } ?? false
    outerPage = isApart ? nil : around
    super.init(inputs)
    outerPage?.add(self)
    host.service(BackSwipes.self).add(self)
    if let around, around.column == nil {
      let bars = isApart ? "and a bar of its own" : "and both show one bar"
      host.log(
        .navigation,
        "A NavigationStack lies on a page of another one: each has pages of its own, \(bars). Keep one stack around all"
          + " pages.", at: self)
    }
    search = inputs.environment.values.searchForStack
    search?.isShown(by: self)
    template.parent = self
    template.isMounting = true
    path?.addReader(self)
    var barInputs = template
    bar = NavigationBarNode(self, &barInputs)
    children.append(bar)
  }

  // MARK: Pages

  func mountRoot<Root: View>(column: SplitColumn? = nil, _ root: @escaping @MainActor () -> Root) {
    let scope = makeScope(depth: 0, isVisible: true, column: column, content: root)
    pages = [Page(kind: .root, scope: scope)]
    children.append(scope)
    host.afterUpdate { [weak self] in self?.synchronize() }
  }

  func updateRoot<Root: View>(_ root: @escaping @MainActor () -> Root) { pages[0].scope.update(root) }

  func accept(_ new: PathAccess?) {
    path = new
    new?.addReader(self)
    markDirty()
  }

  package override func update() { host.afterUpdate { [weak self] in self?.synchronize() } }

  private var values: [NavigationPath.Element] { path?.values() ?? ownPath.elements }

  /// Makes a page's scope: it inherits from the stack, not from the page that declared it (SEM-251).
  func makeScope<Content: View>(
    depth: Int, isVisible: Bool, column: SplitColumn? = nil, content: @escaping @MainActor () -> Content
  ) -> ScopeNode {
    let page = NavigationPage(stack: self, column: column)
    let dismiss = DismissAction { [weak page] in
      if let page { page.stack?.dismiss(page) }
    }
    let scope = ScopeNode(
      template, isVisible: isVisible,
      environment: { values in
        values.navigationPage = page
        values.editMode = page.editMode
        values.searchForStack = nil
        if depth > 0 {
          values.dismiss = dismiss
          values.isPresented = true
        }
      },
      content: content)
    page.scope = scope
    return scope
  }

  /// Brings the pages in line with the path and the presenters.
  private func synchronize() {
    guard !flags.contains(.isUnmounted), !pages.isEmpty else { return }
    let values = values
    var wanted: [Page] = [pages[0]]
    if let rootPresenter { wanted.append(pageInsteadOfRoot(rootPresenter)) }
    var mustWait = false
    var position = wanted.count
    for value in values {
      if position < pages.count, position == wanted.count, case .value(let shown) = pages[position].kind, shown == value
      {
        wanted.append(pages[position])
        position += 1
        continue
      }
      guard let destination = destinations.destination(for: value) else {
        // A page that is only being made may declare the destination (SEM-279).
        if wanted.last.map({ !$0.scope.flags.contains(.isMounted) }) ?? false {
          mustWait = true
          break
        }
        wanted.append(missingPage(value, depth: wanted.count))
        continue
      }
      let scope = destination.makePage(value.value, in: self, depth: wanted.count)
      wanted.append(Page(kind: .value(value), scope: scope))
    }
    for presenter in presenters {
      let shown = pages.first { page in
        if case .presented(let other) = page.kind { return other === presenter && presenter.shows(page.scope) }
        return false
      }
      wanted.append(
        shown ?? Page(kind: .presented(presenter), scope: presenter.makePage(in: self, depth: wanted.count)))
    }
    apply(wanted)
    if mustWait { host.afterUpdate { [weak self] in self?.synchronize() } }
  }

  private func pageInsteadOfRoot(_ presenter: any PagePresenter) -> Page {
    if pages.count > 1, case .instead(let shown) = pages[1].kind, shown === presenter, presenter.shows(pages[1].scope) {
      return pages[1]
    }
    return Page(kind: .instead(presenter), scope: presenter.makePage(in: self, depth: 0))
  }

  private func apply(_ wanted: [Page]) {
    let old = pages
    pages = wanted
    for page in old where !wanted.contains(where: { $0.scope === page.scope }) { close(page.scope) }
    for (position, page) in wanted.enumerated() {
      let isTop = position == wanted.count - 1
      if !old.contains(where: { $0.scope === page.scope }) {
        if !isTop { page.scope.beginHidden() }
        insert(page.scope, at: position + 1)
      } else {
        page.scope.setVisible(isTop)
      }
    }
    recordPages(from: old, to: wanted)
    if old.count != wanted.count || old.last?.scope !== wanted.last?.scope {
      childrenDidChange()
      bar.pagesDidChange()
    }
  }

  /// Adds to the log what has been popped, the last page first, and what has been pushed.
  private func recordPages(from old: [Page], to new: [Page]) {
    for page in old.reversed() where !new.contains(where: { $0.scope === page.scope }) {
      host.events.record(.popped(page.note))
    }
    for page in new.dropFirst() where !old.contains(where: { $0.scope === page.scope }) {
      host.events.record(.pushed(page.note))
    }
  }

  private func insert(_ scope: ScopeNode, at position: Int) {
    children.insert(scope, at: min(position, children.count))
    host.noteInsertion(scope)
    childrenDidChange()
  }

  private func missingPage(_ value: NavigationPath.Element, depth: Int) -> Page {
    let type = value.type
    let message =
      "A value of type \"\(type)\" was pushed, but there is no matching navigationDestination declaration visible from the"
      + " location of the stack: the page shows a warning. Add .navigationDestination(for: \(type).self) { … } inside the"
      + " NavigationStack."
    host.fail(.navigation, message)
    let scope = makeScope(depth: depth, isVisible: true) {
      Image(systemName: "exclamationmark.triangle").accessibilityIdentifier("missingDestination(\(type))")
    }
    return Page(kind: .value(value), scope: scope)
  }

  // MARK: Destinations

  func register(_ destination: any PageDestination) { destinations.register(destination) }
  func unregister(_ destination: any PageDestination) { destinations.unregister(destination) }

  // MARK: Pushing and popping

  /// Appends a value to the path, as a link does (SEM-272, SEM-273).
  ///
  /// - Parameter link: The link, which warnings name.
  func push(_ value: NavigationPath.Element, from link: Node) {
    guard let destination = destinations.destination(for: value) else {
      return host.log(
        .navigation,
        "A NavigationLink is presenting a value of type “\(value.type)” but there is no matching"
          + " navigationDestination declaration visible from the location of the link. The link cannot be activated.",
        at: link)
    }
    if let next = rootPage?.column?.nextStack {
      return next.showInsteadOfRoot(ValuePresenter(value.value, destination))
    }
    if !presenters.isEmpty {
      host.log(
        .navigation,
        "A value was pushed while a page is presented on top of the path: the value's page goes under it (SEM-283).",
        at: self)
    }
    if let path {
      if !path.append(value) {
        host.log(
          .navigation,
          "A NavigationLink is presenting a value of type “\(value.type)”, which the stack's path does not hold. The"
            + " link cannot be activated.", at: link)
      }
    } else {
      ownPath.elements.append(value)
      markDirtyInBatch()
    }
  }

  func present(_ presenter: any PagePresenter) {
    if let next = rootPage?.column?.nextStack { return next.showInsteadOfRoot(presenter) }
    guard !presenters.contains(where: { $0 === presenter }) else { return }
    presenters.append(presenter)
    markDirtyInBatch()
  }

  /// A presenter has another page to show than the one that it made.
  func presenterDidChange() { markDirtyInBatch() }

  func unpresent(_ presenter: any PagePresenter) {
    if let next = rootPage?.column?.nextStack, next.rootPresenter === presenter { next.showOwnRoot() }
    guard presenters.contains(where: { $0 === presenter }) else { return }
    presenters.removeAll { $0 === presenter }
    markDirtyInBatch()
  }

  /// Shows a page in the place of the root, and takes all others off.
  private func showInsteadOfRoot(_ presenter: any PagePresenter) {
    guard rootPresenter !== presenter else { return }
    showOwnRoot()
    rootPresenter = presenter
  }

  /// Shows the root again where a page has taken its place.
  func showOwnRoot() {
    let former = rootPresenter
    rootPresenter = nil
    let top = presenters
    presenters = []
    for presenter in top { presenter.didPop() }
    former?.didPop()
    if !values.isEmpty { removeValues(values.count) }
    markDirtyInBatch()
  }

  private func markDirtyInBatch() { host.invalidate(self) }

  /// The number of pages that no way leads back from.
  var rootCount: Int { rootPresenter == nil ? 1 : 2 }

  /// Takes the top page off, as the back button does (SEM-285).
  func pop() {
    guard let top = pages.last, pages.count > rootCount else { return outerPage?.stack?.pop() ?? () }
    remove(top)
  }

  private func remove(_ page: Page) {
    switch page.kind {
    case .root, .instead: break
    case .presented(let presenter):
      presenters.removeAll { $0 === presenter }
      presenter.didPop()
      markDirtyInBatch()
    case .value: removeValues(1)
    }
  }

  private func removeValues(_ count: Int) {
    if let path {
      path.removeLast(count)
    } else {
      ownPath.removeLast(min(count, ownPath.count))
      markDirtyInBatch()
    }
  }

  /// Takes a page and all above it off (SEM-252).
  func dismiss(_ page: NavigationPage) {
    guard let position = pages.firstIndex(where: { $0.scope === page.scope }), position >= rootCount else { return }
    var valueCount = 0
    for page in pages[position...].reversed() {
      if case .value = page.kind { valueCount += 1 } else { remove(page) }
    }
    if valueCount > 0 { removeValues(valueCount) }
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(makeLayout(tree))
  }

  package override func collect(_ elements: inout [Element]) {
    if bar.isShown { bar.collect(&elements) }
    for page in pages { page.scope.collect(&elements) }
    bar.collectSuggestions(&elements)
    bar.collectBottomBars(&elements)
  }

  /// Titles and bar items are for this stack's own bar (SEM-233).
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    if key == NavigationTitleKey.self || key == ToolbarKey.self || key == SearchKey.self { return nil }
    // Of what the pages say of bars, that of the top one concerns the tabs around the stack.
    if key == NavigationBarKey.self {
      guard topScope?.preference(NavigationBarKey.self, bit: bit)?.hidesTabBar == true else { return nil }
      return NavigationBarKey.Value(hidesTabBar: true) as? K.Value
    }
    if key == BarSurfaceKey.self {
      return topScope?.preference(BarSurfaceKey.self, bit: bit)?.filter { $0.key == .tabBar } as? K.Value
    }
    return combinedPreference(key, bit: bit)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    let isForBar =
      key == NavigationTitleKey.self || key == ToolbarKey.self || key == SearchKey.self || key == NavigationBarKey.self
    return isForBar ? preference(key, bit: bit) != nil : hasContributingChild(key, bit: bit)
  }

  // MARK: LocationReader

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }

  package override func didUnmount() {
    outerPage?.remove(self)
    host.service(BackSwipes.self).remove(self)
  }
}
