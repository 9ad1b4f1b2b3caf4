@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// One tab: its button in the bar, and its content once it has been shown.
package final class TabNode: ContainerNode, ClosedContainer {
  private unowned(unsafe) let tabView: TabViewNode
  private(set) var traits = _ViewTraits()
  private var makeScope: ((TabNode, Bool) -> ScopeNode)?
  private var updateScope: ((ScopeNode) -> Void)?
  private var scope: ScopeNode?
  private var template: _ViewInputs

  init(_ tabView: TabViewNode, _ inputs: _ViewInputs) {
    self.tabView = tabView
    template = inputs
    super.init(inputs)
  }

  func accept<Content: View>(_ new: _ViewTraits, _ content: @escaping @MainActor () -> Content) {
    traits = new
    makeScope = { node, isVisible in
      var inputs = node.template
      inputs.parent = node
      inputs.isMounting = true
      inputs.distributed = nil
      return ScopeNode(inputs, isVisible: isVisible, content: content)
    }
    updateScope = { $0.update(content) }
    if let scope { updateScope?(scope) }
  }

  var tag: SelectionTag? { traits.tag ?? innerTag }

  // MARK: What the body of a view says of its tab

  /// The title and image from inside; nil where they are known from outside, or not at all.
  private(set) var innerLabel: AnyView?

  /// The tag on the only view of the content.
  private var innerTag: SelectionTag? {
    var current: Node? = scope
    while let node = current {
      if let tag = node as? TagNode { return tag.tag }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    return nil
  }

  /// Makes the content out of view, for what its body says of the tab.
  func prepare() {
    guard scope == nil, let made = makeScope?(self, false) else { return }
    scope = made
    children.append(made)
  }

  package func closedContent() -> Node? {
    guard !isShown else { return nil }
    prepare()
    return scope
  }

  /// Takes the title and image that are written in the body of a view.
  func takeLabel(_ label: AnyView) {
    guard traits.tabLabel == nil else { return }
    innerLabel = label
    (children.first?.children.first as? ScopeNode)?.update { label }
    selectionDidChange()
    _ = tabView.noteStructureChange()
  }

  func show() {
    if let scope { return scope.setVisible(true) }
    guard let made = makeScope?(self, true) else { return }
    scope = made
    open(made)
  }

  func hide() { scope?.setVisible(false) }
  func selectionDidChange() { button?.setNeedsDescription() }
  var button: TabButtonNode? { children.first as? TabButtonNode }
  var isShown: Bool { tabView.isShown(self) }

  /// What is written on a list of tabs appears with those that are shown (SEM-166).
  package override var isShownEntry: Bool { isShown }

  /// Notifies what is written around the tab, inside the tab view, that the tab is shown or no longer is.
  func visibilityDidChange() {
    _ = parent?.nearest {
      $0.noteListChange()
      return $0 === tabView
    }
  }
  func select() { tabView.select(self) }

  func contentLayout(_ tree: LayoutTree) -> [LayoutNode] {
    var items = LayoutItems()
    scope?.appendLayoutNodes(to: &items, tree)
    return items.nodes
  }

  func collectContent(_ elements: inout [Element]) { scope?.collect(&elements) }

  /// Asked by the tab view itself, so that what lies between the two is not, and would stay stale.
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    var node: Node? = self
    while let between = node, between !== tabView {
      between.stalePreferences &= ~bit
      node = between.parent
    }
    return scope?.preference(key, bit: bit)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    scope?.contributes(to: key, bit: bit) ?? false
  }
}
