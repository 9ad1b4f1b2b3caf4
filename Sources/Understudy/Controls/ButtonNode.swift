import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element of a button, with the parts of its label below.
package class ButtonNode: ElementNode {
  /// Who shows the button.
  package enum Look: Sendable {
    /// The button itself.
    case plain
    /// A style's body.
    case styled
    /// The body of a style that decides when the action runs. Where it shows a button itself, that one is the element.
    case primitive
  }

  @exclusivity(unchecked) package final var action: @MainActor () -> Void
  /// The label, where it is nothing but a text and has no node.
  @exclusivity(unchecked) private final var title: ElementText?
  /// The element of such a label.
  @exclusivity(unchecked) private final var titleText: Element?
  /// Whether a finger rests on the button, where a style wants to know.
  @exclusivity(unchecked) private final var press: ButtonPress?
  /// The layout of a label that has no node.
  @exclusivity(unchecked) private final var drawnTitle: DrawnText?
  // What is small stands together: between larger properties each would take eight bytes.
  @exclusivity(unchecked) package private(set) final var role: ButtonRole?
  package final let look: Look
  /// Whether what lies below only gives its texts.
  private final let isFlat: Bool
  private final var isForwarding = false
  /// Whether the button lies in the label of another control, which takes its touches and shows what it shows (F-141).
  package final let isPart: Bool

  /// - Parameters:
  ///   - action: Runs once a tap.
  ///   - role: What the action means for the user's data.
  ///   - title: The label's text, if no nodes below give it.
  ///   - look: Who shows the button.
  ///   - isFlat: Whether what lies below only gives its texts, wherever the button is.
  ///   - inputs: The place in the tree.
  package init(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole? = nil, title: ElementText? = nil, look: Look = .plain,
    isFlat: Bool = false, _ inputs: inout _ViewInputs
  ) {
    self.action = action
    self.role = role
    self.title = title
    self.look = look
    self.isFlat = isFlat || inputs.environment.values.controlsAreSystemDrawn
    isPart = inputs.isPartOfControl
    super.init(.button, &inputs)
    joinControlAround()
  }

  package final func accept(_ action: @escaping @MainActor () -> Void, role: ButtonRole?, title: ElementText? = nil) {
    self.action = action
    self.role = role
    self.title = title
  }

  /// Says from now on when a finger rests on the button.
  final var trackedPress: ButtonPress {
    if let press { return press }
    let made = ButtonPress()
    press = made
    return made
  }

  // MARK: Description

  package override var derivesLabel: Bool { title == nil }
  package override var alwaysCollects: Bool { title != nil && !isFlat }

  package override func describe(_ content: inout ElementContent) {
    guard let title = ownText else { return describeByParts(&content) }
    content.texts.label = title
    if let titleText { host.tree.update(titleText, type: .staticText, texts: ElementTexts(label: title), traits: []) }
  }

  package override func collectChildren(_ elements: inout [Element]) {
    if isStoodInFor { return notifyEnclosingElement() }
    guard !isFlat else { return }
    guard title != nil else { return addParts(to: &elements) }
    let text = titleText ?? makeTitleText()
    elements.append(text)
  }

  // MARK: Layout

  /// As large as the label, a style's body, or the label in its border (LAY-235).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let border = environment.values.buttonBorder
    let label = title == nil ? stackLayout(childrenLayout(tree), known: knownPart(0), tree) : titleLayout(border, tree)
    let inside: [LayoutNode] = if let label { [label] } else { [] }
    items.append(
      controlLayout(tree, inside, ControlRule(insets: border.insets, isSquare: border.isSquare)))
  }

  private final func titleLayout(_ border: ButtonBorder, _ tree: LayoutTree) -> LayoutNode {
    let drawn = drawnTitle ?? DrawnText()
    drawnTitle = drawn
    let known = flags.contains(.needsDescription) ? nil : titleText?.label
    return drawn.layout(known ?? ownText ?? "", environment.values.controlFont(border.titleStyle), tree)
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    guard part === titleText, let label = knownPart(0) else { return nil }
    return centeredFrame(label.placedSize, in: frame)
  }

  /// The plain style leaves gaps of the label to what lies behind (LAY-187).
  package override var takesTouches: Bool { title != nil || !environment.values.buttonsArePlain }

  /// Whether gaps of the label leave touches to what lies behind, as with the automatic style and with links of any style.
  package var leavesTouches: Bool { look == .plain && environment.values.buttonsAreAutomatic }

  // MARK: Stand-ins

  /// Whether others show what the button does, so that it is no element itself.
  package var isStoodInFor: Bool { isPart || look == .primitive && !ownButtons.isEmpty }

  /// The buttons among the elements of the style's body.
  private final var ownButtons: [Element] {
    var elements: [Element] = []
    for child in children { child.collectInFlow(&elements) }
    return elements.filter { $0.type == .button }
  }

  package override func collect(_ elements: inout [Element]) {
    guard isStoodInFor else { return super.collect(&elements) }
    if isPart, attributes.isHidden == true { return }
    if isPart, title != nil { return elements.append(titleText ?? makeTitleText()) }
    for child in children { child.collectInFlow(&elements) }
  }

  private final func notifyEnclosingElement() {
    (parent?.nearest { $0 is ElementNode } as? ElementNode)?.setNeedsChildren()
  }

  // MARK: Interaction

  package override var isAvailable: Bool { !hasDisabledPart }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    if isPart || isTouchedAsRow { return nil }
    return act(action, on: element)
  }

  package final func act(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    if look == .primitive { return forward(action, on: element) }
    switch action {
    case .tap(let count, _):
      guard isElementEnabled else { return .disabled }
      environment.values.willTapButton?()
      host.forEachTap(count, on: element, of: self) { activate() }
    case .press:
      guard isElementEnabled else { return .disabled }
      environment.values.willTapButton?()
      activate()
    default: return nil
    }
    environment.values.controlWasUsed()
    return .performed
  }

  /// A finger comes down, styles see it, and it is lifted: that runs the action, unless the button has gone meanwhile.
  private final func activate() {
    guard let press else { return action() }
    press.isDown = true
    host.settle()
    guard !flags.contains(.isUnmounted) else { return }
    press.isDown = false
    action()
  }

  /// What is done to the button is done to its content, where the style's gestures are.
  private final func forward(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard !isForwarding else { return .unhandled }
    guard element === self.element else { return nil }
    guard isElementEnabled else { return .disabled }
    isForwarding = true
    defer { isForwarding = false }
    var content: [Element] = []
    for child in children { child.collectInFlow(&content) }
    for part in content {
      let outcome = part.source?.perform(action, on: part)
      if let outcome, outcome != .unhandled { return outcome }
    }
    return nil
  }

  /// Makes the element of the title, which gets its text with the button's description.
  private final func makeTitleText() -> Element {
    let text = makePart(.staticText)
    titleText = text
    flags.insert(.needsDescription)
    return text
  }
}

extension ButtonNode: RowControl, ControlPart {}

extension ButtonNode: InspectableText {
  package final var ownText: String? { title.map(written) }
}

extension _ViewInputs {
  /// Makes or updates a button that a custom style shows.
  ///
  /// - Parameters:
  ///   - make: Makes the node of a look.
  ///   - update: Gives the node the new view.
  ///   - role: What the action means for the user's data.
  ///   - label: What the button shows.
  ///   - style: The style in force.
  mutating func styledButton<Label: View, N: ButtonNode>(
    make: (ButtonNode.Look, inout _ViewInputs) -> N, update: (N) -> Void, role: ButtonRole?, label: Label,
    style: StyleEntry<PrimitiveButtonStyleConfiguration>
  ) {
    let isPrimitive = style.type is any PrimitiveButtonStyle.Type
    let carried = attributes
    element(
      make: { make(isPrimitive ? .primitive : .styled, &$0) }, update: update,
      content: { inner in
        if isPrimitive { inner.attributes = carried }
        let button = unsafeDowncast(inner.parent, to: N.self)
        let configuration = PrimitiveButtonStyleConfiguration(
          role: role, label: .init(content: AnyView(label)), action: button.action, press: button.trackedPress)
        inner.standIn(StyledContent(configuration: configuration))
      })
  }
}
