@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Views of which one is shown, chosen in a bar (SEM-190 … SEM-193, SEM-300 … SEM-303).
public struct TabView<SelectionValue, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView where SelectionValue: Hashable, Content: View {
  /// - Parameters:
  ///   - selection: The value of the tab that is shown: its `value`, or its `tag(_:)`, of exactly this type.
  ///   - content: The tabs.
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Tabs of which the first is shown to begin with.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView: View, PrimitiveView where SelectionValue: Hashable, Content: View {
  public static func _makeView(_ view: TabView, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    let isMounting = inputs.isMounting
    let selection = view.selection.map(TabSelection.init)
    let node = inputs.node(make: { TabViewNode(selection, $0) }, update: { $0.accept(selection) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      if isMounting { node.makeBar(&inner) } else { inner.cursor = 1 }
      inner.overrides = nil
      inner.lazyWindow = nil
      inner.captureEntries(with: _TabEntryModifier(tabView: node)) { Content._makeView(view.content, inputs: &$0) }
    }
  }
}

/// A selection as the tab view uses it, whatever its type.
@MainActor
struct TabSelection {
  /// Whether a tag stands for the value that is selected now.
  let isSelected: (SelectionTag) -> Bool
  /// Selects the value that a tag stands for, if it is of the selection's type.
  let select: (SelectionTag) -> Void
  let addReader: (any LocationReader) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    isSelected = { $0.selection(as: Value.self) == binding.wrappedValue }
    select = { if let value = $0.selection(as: Value.self) { binding.wrappedValue = value } }
    addReader = { binding.location.addReader($0) }
  }
}

/// Gets each tab whole, and makes nothing of its content before it is first shown.
struct _TabEntryModifier {
  let tabView: TabViewNode
}

extension _TabEntryModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    var traits = inputs.inheritedTraits?.traits ?? _ViewTraits()
    Inner._collectTraits(content, into: &traits)
    if traits.tag == nil, let row = inputs.parent.nearest({ $0 is any IdentifiedRow }) as? any IdentifiedRow,
      row.isBelow(modifier.tabView)
    {
      traits.tag = row.rowID
    }
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { TabNode(modifier.tabView, $0) }, update: { _ in })
    node.accept(traits) { content }
    inputs.visit(below: node, mounting: isMounting) { inner in
      let label = traits.tabLabel ?? AnyView(EmptyView())
      let tab = node
      let isMounting = inner.isMounting
      let button = inner.element(make: { TabButtonNode(tab, &$0) }, update: { _ in })
      inner.visit(below: button, mounting: isMounting) { AnyView._makeView(label, inputs: &$0) }
    }
  }
}

extension Node {
  fileprivate func isBelow(_ other: Node) -> Bool { nearest { $0 === other } != nil }
}

/// The tabs, of which one is visible.
package final class TabViewNode: Node, LocationReader {
  private var selection: TabSelection?
  private var ownSelection: TabNode?
  private weak var shown: TabNode?
  private var bar: TabBarNode!

  init(_ selection: TabSelection?, _ inputs: _ViewInputs) {
    self.selection = selection
    super.init(inputs)
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
    for tab in [wanted, shown] { tab?.selectionDidChange() }
    shown = wanted
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

  package override func collect(_ elements: inout [Element]) {
    shown?.collectContent(&elements)
    bar.collect(&elements)
  }

  /// Only the tab that is shown contributes (SEM-230).
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    stalePreferences &= ~bit
    return shown?.preference(key, bit: bit) ?? K.defaultValue
  }

  package override func noteStructureChange() -> Bool {
    host.afterUpdate { [weak self] in self?.update() }
    return false
  }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
  package var isReading: Bool { !flags.contains(.isUnmounted) }
}

/// One tab: its button in the bar, and its content once it has been shown.
package final class TabNode: ContainerNode {
  private unowned(unsafe) let tabView: TabViewNode
  private(set) var traits = _ViewTraits()
  private var makeScope: ((TabNode) -> ScopeNode)?
  private var updateScope: ((ScopeNode) -> Void)?
  private var scope: ScopeNode?
  private let template: _ViewInputs

  init(_ tabView: TabViewNode, _ inputs: _ViewInputs) {
    self.tabView = tabView
    template = inputs
    super.init(inputs)
  }

  func accept<Content: View>(_ new: _ViewTraits, _ content: @escaping @MainActor () -> Content) {
    traits = new
    makeScope = { node in
      var inputs = node.template
      inputs.parent = node
      inputs.isMounting = true
      inputs.distributed = nil
      return ScopeNode(inputs, content: content)
    }
    updateScope = { $0.update(content) }
    if let scope { updateScope?(scope) }
  }

  var tag: SelectionTag? { traits.tag.map { SelectionTag($0, includeOptional: traits.tagIncludesOptional) } }

  func show() {
    if let scope { return scope.setVisible(true) }
    guard let made = makeScope?(self) else { return }
    scope = made
    open(made)
  }

  func hide() { scope?.setVisible(false) }
  func selectionDidChange() { (children.first as? TabButtonNode)?.setNeedsDescription() }
  var isShown: Bool { tabView.isShown(self) }
  func select() { tabView.select(self) }

  func collectContent(_ elements: inout [Element]) { scope?.collect(&elements) }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    scope?.preference(key, bit: bit)
  }
}

package final class TabButtonNode: ButtonNode {
  private unowned(unsafe) let tab: TabNode

  init(_ tab: TabNode, _ inputs: inout _ViewInputs) {
    self.tab = tab
    super.init({ [unowned tab] in tab.select() }, isFlat: true, &inputs)
  }

  package override func describe(_ content: inout ElementContent) {
    super.describe(&content)
    if tab.isShown { content.traits.insert(.selected) }
    if let badge = tab.traits.badge { content.texts.value = badge }
  }
}

package final class TabBarNode: ElementNode {
  private unowned(unsafe) let tabView: TabViewNode

  init(_ tabView: TabViewNode, _ inputs: inout _ViewInputs) {
    self.tabView = tabView
    super.init(.tabBar, &inputs)
  }

  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = "Tab Bar"
    content.traits.insert(.horizontal)
  }

  package override func collectChildren(_ elements: inout [Element]) {
    for tab in tabView.tabs { tab.children.first?.collect(&elements) }
  }
}
