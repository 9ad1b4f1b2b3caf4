@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The content with what it presents, which lies here for its environment and lifetime only.
package final class CoverNode<Item, Presented: View>: ValueNode<_CoverModifier<Item, Presented>>, LocationReader,
  PreferenceObserver
{
  private var template: _ViewInputs
  @exclusivity(unchecked) private var shown: Shown?
  private var columns = InspectorColumns()
  /// Whether something else is in the way, which the log says once.
  private var isWaiting = false
  private var environmentOfContent: (inout EnvironmentValues) -> Void = { _ in }

  /// What is presented now. The item is last: all else has its place whatever the item's type.
  private final class Shown {
    let scope: ScopeNode
    /// The child of this node that the scope is, or lies in.
    let place: Node
    @exclusivity(unchecked) var presentation: Presentation?
    /// The frame of a popover that stays one.
    @exclusivity(unchecked) var frame: MenuNode?
    /// Whether the content is a column beside the presenter, as an inspector is in a regular width.
    @exclusivity(unchecked) var isColumn = false
    /// Where the user has left the sheet, unless the app selects its height.
    @exclusivity(unchecked) var detent: PresentationDetent?
    /// The colours that the content asks for.
    @exclusivity(unchecked) var colorScheme: ColorScheme?
    @exclusivity(unchecked) var item: Item

    init(_ item: Item, in scope: ScopeNode, place: Node) { (self.item, self.scope, self.place) = (item, scope, place) }
  }

  package let observedKeys: UInt64

  package required init(_ modifier: _CoverModifier<Item, Presented>, isList: Bool, _ inputs: _ViewInputs) {
    template = inputs
    observedKeys =
      inputs.host.preferenceBit(of: PreferredColorSchemeKey.self)
      | inputs.host.preferenceBit(of: PresentationDetentsKey.self)
      | inputs.host.preferenceBit(of: PresentationBackgroundKey.self)
    super.init(modifier, isList: isList, inputs)
    modifier.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  /// What is presented shows in the window, wherever its presenter is.
  package override func noteStructureChange() -> Bool {
    if shown?.isColumn == true { return false }
    if shown != nil { host.root.window.setNeedsChildren() }
    return false
  }

  package override func accept(_ new: _CoverModifier<Item, Presented>) {
    modifier = new
    new.addReader(self)
    if let shown { shown.scope.update(content(shown.item)) }
    markDirty()
  }

  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    let wanted = modifier.item()
    if let shown {
      guard let wanted else { return close() }
      if modifier.identity(shown.item) != modifier.identity(wanted) {
        // The next one comes when the app is notified that this one has gone.
        close()
        present(wanted)
      } else {
        self.shown?.item = wanted
        shown.scope.update(content(wanted))
      }
    } else if let wanted {
      present(wanted)
    } else {
      isWaiting = false
    }
  }

  private func content(_ item: Item) -> @MainActor () -> Presented {
    { [unowned self] in modifier.content(item) }
  }

  /// Presents, or waits until what is in the way has gone (SEM-313, A-06, F-115).
  private func present(_ item: Item) {
    let isColumn = modifier.kind == .inspector && isWidthRegular
    guard isColumn || host.presentations.mayPresent(from: self) else { return wait() }
    isWaiting = false
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    let holder = modifier.kind == .popover ? PopoverContentNode(inputs) : nil
    if let holder { inputs.parent = holder }
    let editMode = EditModeStorage.make(in: host)
    let dismiss = DismissAction { [weak self] in self?.dismiss() }
    environmentOfContent = { [weak self] values in
      values.navigationPage = nil
      values.editMode = editMode
      values.searchForStack = nil
      values.willTapButton = nil
      values.controlsAreSystemDrawn = false
      values.labelsShowIcons = false
      values.isPresented = true
      values.dismiss = dismiss
      values.expandSheet = { self?.expand(by: $0) }
      if let colorScheme = self?.shown?.colorScheme { values.colorScheme = colorScheme }
      // Forms and popovers are narrow, whatever the screen is.
      let screen = values.device.geometry
      if self?.modifier.kind != .fullScreenCover, screen.kind == .pad { values.horizontalSizeClass = .compact }
    }
    let scope = ScopeNode(inputs, isOutOfFlow: !isColumn, environment: environmentOfContent, content: content(item))
    host.addPreferenceObserver(self)
    if modifier.kind != .fullScreenCover {
      scope.responder = { [weak self] in self?.move(by: $0) }
    }
    if let holder {
      children.append(holder)
      shown = Shown(item, in: scope, place: holder)
      host.presentations.announce(scope)
      holder.open(scope)
      // What the content asks for is known when it has been made.
      host.afterUpdate { [weak self, weak scope] in if let scope { self?.presentPopover(scope) } }
    } else {
      shown = Shown(item, in: scope, place: scope)
      shown?.isColumn = isColumn
      open(scope)
      if isColumn { layoutDidChange() } else { push(modifier.kind, scope) }
    }
  }

  private func wait() {
    if !isWaiting {
      isWaiting = true
      host.afterUpdate { [weak self] in self?.logWait() }
    }
    host.presentations.whenPlaceIsFree { [weak self] in self?.markDirty() }
  }

  /// What goes in the same update is not in the way.
  private func logWait() {
    guard isWaiting, shown == nil, host.presentations.presentation(beside: self) != nil else { return }
    host.log(
      .presentation,
      "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently"
        + " presented sheet gets dismissed.", at: self)
  }

  private var isWidthRegular: Bool { template.environment.values.horizontalSizeClass == .regular }

  /// Shows the content of a popover as what it is adapted to where the width is compact (SEM-317).
  private func presentPopover(_ scope: ScopeNode) {
    guard let shown, shown.scope === scope, shown.presentation == nil, shown.frame == nil else { return }
    host.presentations.endAnnouncement(of: scope)
    let adaptation = adaptation(of: scope)
    guard isWidthRegular || adaptation == .popover || adaptation == .none else {
      let name = adaptation == .fullScreenCover ? CoverKind.fullScreenCover : .popover
      return push(name, scope)
    }
    let frame = MenuNode(
      in: self, template, list: .popover, name: CoverKind.popover.rawValue,
      items: { [weak scope] in
        var elements: [Element] = []
        scope?.collect(&elements)
        return elements
      },
      dismissal: { [weak self, weak scope] in
        if let self, let scope, mayBeDismissedByUser(scope) { dismiss() }
      })
    frame.popoverContent = scope
    frame.presenterDidGo = { [weak self] in self?.end() }
    self.shown?.frame = frame
    (shown.place as? PopoverContentNode)?.frame = frame
  }

  private func push(_ kind: CoverKind, _ scope: ScopeNode) {
    let presentation = Presentation(.cover, name: kind.rawValue, node: scope)
    presentation.fillsScreen = kind == .fullScreenCover
    presentation.presenterDidGo = { [weak self] in self?.end() }
    presentation.touchBeside = { [weak self, weak scope] in
      guard let self, let scope, mayBeDismissedByUser(scope) else { return .unhandled }
      dismiss()
      return .performed
    }
    shown?.presentation = presentation
    host.presentations.push(presentation)
  }

  /// Whether the content lets the user close it (SEM-316).
  private func mayBeDismissedByUser(_ scope: ScopeNode) -> Bool {
    let key = InteractiveDismissKey.self
    return scope.preference(key, bit: host.preferenceBit(of: key)) != true
  }

  /// Where a sheet rests and may rest; nil for what no finger moves.
  private func heights(of shown: Shown) -> (current: PresentationDetent, all: Set<PresentationDetent>)? {
    guard modifier.kind != .fullScreenCover, shown.frame == nil, shown.presentation != nil,
      adaptation(of: shown.scope) != .fullScreenCover
    else { return nil }
    let screen = host.layoutTree.screen
    // A form in the middle of the screen has one height.
    let isForm = screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular
    guard !isForm, let detents: PresentationDetents = wish(PresentationDetentsKey.self, of: shown) else {
      return (.large, [.large])
    }
    return (detents.detent(leftAt: shown.detent, on: screen), detents.all)
  }

  /// Moves the sheet to another height, or closes it, as a finger does.
  private func move(by action: ElementAction) -> ElementActionOutcome? {
    guard let shown, let heights = heights(of: shown) else { return nil }
    let metrics = SheetMetrics(host.layoutTree.screen)
    switch SheetMovement(action, from: heights.current, among: heights.all, metrics) {
    case nil: return nil
    case .some(.none): break
    case .dismissal:
      guard mayBeDismissedByUser(shown.scope) else { return nil }
      // One that is asked for each attempt has the finger, whatever it decides.
      let attempts: DismissAttempts? = wish(DismissAttemptsKey.self, of: shown)
      if attempts?.decide() ?? true { dismiss() }
    case .detent(let detent):
      shown.detent = detent
      let detents: PresentationDetents? = wish(PresentationDetentsKey.self, of: shown)
      detents?.selection?.wrappedValue = detent
      takeDetent(of: shown)
      host.invalidate(self)
    }
    return .performed
  }

  /// Makes the sheet higher before its content scrolls, unless the content is to scroll first.
  private func expand(by action: ElementAction) -> ElementActionOutcome? {
    guard let shown, let heights = heights(of: shown) else { return nil }
    let interaction: PresentationContentInteraction? = wish(PresentationContentInteractionKey.self, of: shown)
    let metrics = SheetMetrics(host.layoutTree.screen)
    let isHighest = heights.all.allSatisfy {
      metrics.height($0.layoutDetent) <= metrics.height(heights.current.layoutDetent)
    }
    return interaction == .scrolls || isHighest ? nil : move(by: action)
  }

  private func adaptation(of scope: ScopeNode) -> PresentationAdaptation {
    let key = PresentationAdaptationKey.self
    return (scope.preference(key, bit: host.preferenceBit(of: key)) ?? nil) ?? .automatic
  }

  package func preferencesMayHaveChanged() {
    guard let shown else { return }
    showBackground(of: shown)
    takeDetent(of: shown)
    takeColorScheme(of: shown)
  }

  /// The value that the content gives for a key.
  private func wish<K: PreferenceKey, V>(_ key: K.Type, of shown: Shown) -> V? where K.Value == V? {
    shown.scope.preference(key, bit: host.preferenceBit(of: key)) ?? nil
  }

  /// What lies behind a sheet stays in the tree where the content lets it be touched.
  private func showBackground(of shown: Shown) {
    guard modifier.kind == .sheet, let presentation = shown.presentation else { return }
    let interaction: PresentationBackgroundInteraction? = wish(PresentationBackgroundKey.self, of: shown)
    let height = Double(host.configuration.profile.screenSize.height)
    let isEnabled = interaction?.isEnabled(wish(PresentationDetentsKey.self, of: shown), on: height) ?? false
    guard isEnabled != presentation.showsBackground else { return }
    presentation.showsBackground = isEnabled
    host.root.window.setNeedsChildren()
  }

  /// Where the sheet rests is where its content lies (LAY-210).
  private func takeDetent(of shown: Shown) {
    guard let presentation = shown.presentation else { return }
    let detents: PresentationDetents? = wish(PresentationDetentsKey.self, of: shown)
    let detent = detents?.detent(leftAt: shown.detent, on: host.layoutTree.screen).layoutDetent ?? .large
    guard detent != presentation.detent else { return }
    presentation.detent = detent
    host.root.window.layoutDidChange()
    host.layoutDidChangeAfterUpdate()
  }

  /// A popover's content lies deeper: its changes are noted up to this node from now on.
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    shown?.place.flags.remove(.needsLayout)
    if let shown, shown.isColumn { return items.append(columnLayout(shown.scope, tree)) }
    super.appendContentLayout(to: &items, tree)
  }

  /// The presenter with an inspector at its trailing edge.
  private func columnLayout(_ column: ScopeNode, _ tree: LayoutTree) -> LayoutNode {
    var (content, details) = (LayoutItems(), LayoutItems())
    for child in children where !child.flags.contains(.isOutOfFlow) {
      if child === column {
        child.appendLayoutNodes(to: &details, tree)
      } else {
        child.appendLayoutNodes(to: &content, tree)
      }
    }
    let key = InspectorColumnWidthKey.self
    let width = (column.preference(key, bit: host.preferenceBit(of: key)) ?? nil) ?? SplitViewRule.columnWidth
    return ownLayout(tree, columns.parts(content.nodes, details.nodes, width: width, tree)) { old in
      old is SafeAreaInsetRule ? nil : SafeAreaInsetRule(HorizontalEdge.trailing, spacing: 0)
    }
  }

  /// The colours that the content asks for are those of all of it (SEM-233).
  private func takeColorScheme(of shown: Shown) {
    let wanted: ColorScheme? = wish(PreferredColorSchemeKey.self, of: shown)
    guard wanted != shown.colorScheme else { return }
    self.shown?.colorScheme = wanted
    shown.scope.scope.update(below: shown.scope, environmentOfContent)
  }

  /// Writes the binding; the sheet goes when the write is applied (SEM-254, SEM-311).
  private func dismiss() {
    guard shown != nil else { return }
    modifier.clear()
    if modifier.item() == nil { host.invalidate(self) }
  }

  private func close() {
    guard let shown else { return }
    host.presentations.endPresentations(inside: shown.scope)
    end()
    guard let position = children.firstIndex(where: { $0 === shown.place }) else { return }
    removeChildren(position..<(position + 1))
    childrenDidChange()
  }

  /// Takes the presentation off the screen and notifies the app; the scope goes with its presenter.
  private func end() {
    guard let shown else { return }
    self.shown = nil
    host.presentations.endAnnouncement(of: shown.scope)
    host.removePreferenceObserver(self)
    if let presentation = shown.presentation { host.presentations.remove(presentation) }
    shown.frame?.close()
    if host.isRunning, let onDismiss = modifier.onDismiss {
      let origin = EventOrigin(.closure(.onDismiss, view: nearestViewType))
      host.enqueue(.change) { [self] in host.run(as: origin, onDismiss) }
    }
  }

  /// The presenter goes, and what it presents with it (SEM-318).
  package override func didUnmount() { end() }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
}
