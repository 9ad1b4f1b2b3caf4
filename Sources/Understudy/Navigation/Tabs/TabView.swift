@_spi(Runtime) import UnderstudyCore

/// Views of which one is shown, chosen in a bar (SEM-190 … SEM-193, SEM-300 … SEM-303).
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView {
  /// Tabs of which a binding says which one is shown.
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that is shown: its `value`, or its `tag(_:)`, of exactly this type.
  ///   - content: The tabs.
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Takes a selection that may be absent: without one the tab view keeps track of the shown tab itself.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first is shown to begin with.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView {
  /// Tabs whose values have the selection's type, which they are inferred from (F-132).
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that is shown.
  ///   - content: The tabs.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, content: .init(content()))
  }

  /// Tabs without values, of which the first is shown to begin with.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, content: .init(content()))
  }
}

extension TabView: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let selection = view.selection.map(TabSelection.init)
    inputs.hostedContainer { inner in
      let isMounting = inner.isMounting
      let node = inner.node(make: { TabViewNode(selection, $0) }, update: { $0.accept(selection) })
      inner.visit(below: node, mounting: isMounting) { inner in
        if isMounting { node.makeBar(&inner) } else { inner.cursor = 1 }
        inner.lazyWindow = nil
        inner.captureEntries(with: _TabEntryModifier(tabView: node)) { Content._makeView(view.content, inputs: &$0) }
      }
    }
  }
  public static var _takesAttributes: Bool { true }
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
  // No kit: the page and the button of a tab are made of one entry.
  static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    var traits = inputs.inheritedTraits?.traits ?? _ViewTraits()
    Inner._collectTraits(content, into: &traits)
    if traits.tag == nil, let row = inputs.parent.nearest({ $0.asRow != nil })?.asRow,
      row.isBelow(modifier.tabView)
    {
      traits.tag = SelectionTag(row.rowID)
    }
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { TabNode(modifier.tabView, $0) }, update: { _ in })
    node.accept(traits) { content }
    inputs.visit(below: node, mounting: isMounting) { inner in
      let tab = node
      let isMounting = inner.isMounting
      if let attributes = traits.tabAttributes { inner.attributes = attributes }
      let button = inner.element(make: { TabButtonNode(tab, &$0) }, update: { _ in })
      inner.visit(below: button, mounting: isMounting) { inner in
        if let label = traits.tabLabel {
          AnyView._makeView(label, inputs: &inner)
        } else {
          inner.node(
            make: { ScopeNode($0) { [unowned tab] in tab.innerLabel ?? AnyView(EmptyView()) } }, update: { _ in })
        }
      }
    }
    // Pages have no buttons, so the labels in their bodies are not read.
    if isMounting, traits.tabLabel == nil, inputs.environment.values.tabPaging == nil { node.prepare() }
  }
}

extension Node {
  func isBelow(_ other: Node) -> Bool { nearest { $0 === other } != nil }
}
