@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// An open list over the screen, a menu's items or a picker's options, and the region around it that dismisses it.
package final class MenuNode: ElementNode {
  private let listType: ElementType
  private(set) lazy var list = makePart(listType)
  private lazy var region = makePart(.other)
  private let items: (@MainActor () -> [Element])?
  private let didClose: @MainActor () -> Void
  /// What a tap beside the list does; nil to close it.
  private let dismissal: (@MainActor () -> Void)?
  private var presentation: Presentation?
  private var preview: ScopeNode?
  /// The content of a popover, which is laid out by itself.
  weak var popoverContent: ScopeNode? {
    didSet { presentation?.content = popoverContent }
  }

  /// Opens the list.
  ///
  /// - Parameters:
  ///   - owner: The control's node, whose last child the list becomes.
  ///   - template: What the control inherits.
  ///   - list: The type of the element that holds the items.
  ///   - name: What messages call it.
  ///   - items: The items' elements; nil if nodes below show them.
  ///   - dismissal: What a tap beside the list does; nil to close it.
  ///   - didClose: Runs when the list goes.
  package init(
    in owner: Node, _ template: _ViewInputs, list: ElementType = .collectionView, name: String = "menu",
    items: (@MainActor () -> [Element])? = nil, dismissal: (@MainActor () -> Void)? = nil,
    didClose: @escaping @MainActor () -> Void = {}
  ) {
    listType = list
    self.items = items
    self.dismissal = dismissal
    self.didClose = didClose
    var inputs = template
    inputs.parent = owner
    super.init(.other, &inputs)
    flags.insert(.isOutOfFlow)
    owner.children.append(self)
    let presentation = Presentation(.alert, name: name, node: self)
    self.presentation = presentation
    host.presentations.push(presentation)
  }

  /// Opens a list whose items are views; a control among them closes it, and those that it was opened from.
  ///
  /// - Parameters:
  ///   - owner: The control's node, whose last child the list becomes.
  ///   - template: What the control inherits.
  ///   - content: Makes the items.
  ///   - didClose: Runs when the list goes.
  static func open<Content: View>(
    in owner: Node, _ template: _ViewInputs, content: @escaping @MainActor () -> Content,
    didClose: @escaping @MainActor () -> Void
  ) -> (menu: MenuNode, scope: ScopeNode) {
    let menu = MenuNode(in: owner, template, didClose: didClose)
    let outer = template.environment.values.menuDismissal
    var inputs = template
    inputs.parent = menu
    let scope = ScopeNode(
      inputs,
      environment: { [weak menu] in
        $0.drawsMenuItems()
        $0.menuDismissal = MenuDismissal {
          menu?.close()
          outer?()
        }
      }, content: content)
    menu.open(scope)
    return (menu, scope)
  }

  /// Shows something beside the list.
  func showPreview<Content: View>(
    _ template: _ViewInputs, content: @escaping @MainActor () -> Content
  ) -> ScopeNode {
    var inputs = template
    inputs.parent = self
    let scope = ScopeNode(inputs, isOutOfFlow: true, content: content)
    preview = scope
    open(scope)
    return scope
  }

  /// Called when what presents the list goes, before that is notified itself (SEM-315).
  var presenterDidGo: (() -> Void)? {
    get { presentation?.presenterDidGo }
    set { presentation?.presenterDidGo = newValue }
  }

  package func close() {
    guard let presentation else { return }
    self.presentation = nil
    host.presentations.remove(presentation)
    if let owner = parent, let position = owner.children.firstIndex(where: { $0 === self }) {
      owner.removeChildren(position..<(position + 1))
    }
    didClose()
  }

  package override var alwaysCollects: Bool { true }

  package override func collectChildren(_ elements: inout [Element]) {
    var content: [Element] = []
    if let items { content = items() } else { super.collectChildren(&content) }
    host.tree.setChildren(content, of: list)
    elements.append(region)
    preview?.collect(&elements)
    elements.append(list)
  }

  package override func describe(_ content: inout ElementContent) {
    let texts = ElementTexts(identifier: "PopoverDismissRegion", label: "dismiss popup")
    host.tree.update(region, type: .other, texts: texts, traits: .dismissRegion)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action, element === region else { return nil }
    if let dismissal { dismissal() } else { close() }
    return .performed
  }

  package override func didUnmount() {
    if let presentation {
      host.presentations.remove(presentation)
      didClose()
    }
    presentation = nil
    super.didUnmount()
  }
}

/// Closes the menu around a control, and those that the menu was opened from.
package struct MenuDismissal {
  private let dismiss: @MainActor () -> Void

  package init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  @MainActor
  package func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  /// Says that the system draws what is inside, as the items of a menu.
  mutating func drawsMenuItems() {
    controlsAreSystemDrawn = true
    labelsShowIcons = false
  }

  /// Set in the content of an open menu.
  @Entry package var menuDismissal: MenuDismissal? = nil

  /// Closes the menu around a control that was used, unless the menu is to stay open.
  @MainActor func controlWasUsed() {
    if let menuDismissal, menuActionDismissBehavior != .disabled { menuDismissal() }
  }
}
