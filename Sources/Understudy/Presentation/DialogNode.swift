@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

public struct _DialogModifier {
  let kind: DialogKind
  let title: ElementText
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  let actions: AnyView?
  let message: AnyView?
  let needsData: Bool
  let identity: AnyHashable?
}

extension _DialogModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = DialogPresenterNode
}

/// The alert or dialog itself: title, message, buttons.
package final class DialogNode: ElementNode {
  private var modifier: _DialogModifier
  private let dismiss: @MainActor () -> Void
  private var messageScope: ScopeNode!
  private var actionScope: ScopeNode!
  /// What the system has between the alert and all that it shows (F-23).
  private lazy var scroller = makePart(.scrollView)
  private lazy var pane = makePart(.other)
  private lazy var titleText = makePart(.staticText)
  private lazy var defaultButton = makePart(.button)
  /// What is around a confirmation dialog of an iPad: nil for other dialogs.
  private(set) var popover: DialogPopover?

  init(_ modifier: _DialogModifier, _ inputs: inout _ViewInputs, dismiss: @escaping @MainActor () -> Void) {
    self.modifier = modifier
    self.dismiss = dismiss
    super.init(modifier.kind == .alert ? .alert : .sheet, &inputs)
    flags.insert(.isOutOfFlow)
    if modifier.kind == .confirmation, environment.values.device.screen.kind == .pad {
      popover = DialogPopover(of: self)
    }
  }

  package override func collect(_ elements: inout [Element]) {
    guard let popover else { return super.collect(&elements) }
    var inner: [Element] = []
    super.collect(&inner)
    elements.append(popover.element(around: inner, in: host.tree))
  }

  func mountContent(_ inputs: _ViewInputs) {
    var inner = inputs
    inner.parent = self
    let (message, actions) = (modifier.message, modifier.actions)
    let dismiss = dismiss
    let dismissAction = DismissAction(dismiss)
    messageScope = ScopeNode(inner) { message }
    actionScope = ScopeNode(
      inner,
      environment: { values in
        values.willTapButton = dismiss
        values.dismiss = dismissAction
        values.isEnabled = true
        values.controlsAreSystemDrawn = true
        values.labelsShowIcons = false
      }, content: { actions })
    children = [messageScope, actionScope]
  }

  /// Gives the first field of an alert the keyboard, as UIKit does when it has presented one.
  func focusFirstField() {
    guard modifier.kind == .alert, !flags.contains(.isUnmounted) else { return }
    var pending: [Node] = [actionScope]
    while let node = pending.popLast() {
      guard let field = node as? TextInputNode else {
        pending += node.children.reversed()
        continue
      }
      if field.isElementEnabled { host.focus.move(to: field) }
      return
    }
  }

  func accept(_ new: _DialogModifier) {
    modifier = new
    let (message, actions) = (new.message, new.actions)
    messageScope.update { message }
    actionScope.update { actions }
    setNeedsDescription()
    setNeedsChildren()
  }

  private var title: String { written(modifier.title) }

  package override func describe(_ content: inout ElementContent) { content.texts.label = title }
  package override var alwaysCollects: Bool { true }

  package override func collectChildren(_ elements: inout [Element]) {
    var parts: [Element] = []
    collectParts(&parts)
    host.tree.setChildren(parts, of: pane)
    host.tree.setChildren([pane], of: scroller)
    elements.append(scroller)
  }

  private func collectParts(_ elements: inout [Element]) {
    let title = title
    if !title.isEmpty, modifier.kind == .alert || modifier.showsTitle {
      host.tree.update(titleText, type: .staticText, texts: ElementTexts(label: title), traits: [])
      elements.append(titleText)
    }
    messageScope.collect(&elements)
    var actions: [Element] = []
    actionScope.collect(&actions)
    actions = actions.filter(isAction)
    if let title = missingButton {
      host.tree.update(defaultButton, type: .button, texts: ElementTexts(label: title), traits: [])
      actions.append(defaultButton)
    }
    moveCancel(in: &actions)
    elements += actions
  }

  /// Moves the button that cancels to where iOS has it: beside one other button of an alert at the left, otherwise to the end
  /// (SEM-329).
  private func moveCancel(in actions: inout [Element]) {
    guard let cancel = cancelElement, let place = actions.firstIndex(where: { $0 === cancel }) else { return }
    actions.remove(at: place)
    let others = actions.indices.filter { actions[$0].type == .button || actions[$0].type == .link }
    let isBeside = modifier.kind == .alert && others.count == 1
    actions.insert(cancel, at: isBeside ? others[0] : actions.endIndex)
  }

  /// Whether a view among the actions is one that the system shows: a button, or a field of an alert (SEM-329).
  private func isAction(_ element: Element) -> Bool {
    if popover != nil, element === cancelElement { return false }
    return switch element.type {
    case .button, .link: true
    case .textField, .secureTextField: modifier.kind == .alert
    default: false
    }
  }

  /// The button that the system adds (SEM-326).
  private var missingButton: String? {
    let buttons = buttons
    switch modifier.kind {
    case .alert:
      if buttons.isEmpty { return "OK" }
      return buttons.allSatisfy { $0.role == .destructive } ? "Cancel" : nil
    case .confirmation where popover != nil: return nil
    case .confirmation:
      return buttons.contains { $0.role == .cancel } ? nil : "Cancel"
    }
  }

  private var buttons: [ButtonNode] {
    var result: [ButtonNode] = []
    var pending: [Node] = [actionScope]
    while let node = pending.popLast() {
      if let button = node as? ButtonNode { result.append(button) } else { pending += node.children }
    }
    return result
  }

  /// The button that cancels; a confirmation dialog keeps it apart from the others (LAY-212).
  package var cancelElement: Element? {
    if let button = buttons.first(where: { $0.role == .cancel }) { return button.element }
    return missingButton == "Cancel" ? defaultButton : nil
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    if element === defaultButton {
      dismiss()
      return .performed
    }
    return element === popover?.region ? cancel() : nil
  }

  /// What a finger beside a dialog does: the place around it stands for the button that cancels (F-106).
  func cancel() -> ElementActionOutcome? {
    if let cancel = buttons.first(where: { $0.role == .cancel }) { return cancel.act(.tap, on: cancel.element) }
    dismiss()
    return .performed
  }
}

extension DialogNode: InspectableDialog {
  package var messagePart: Node { messageScope }
  package var actionsPart: Node { actionScope }
  package var buttonOfInterruption: Element? {
    cancelElement ?? pane.children.first { $0.type == .button && $0.isEnabled }
  }
}

extension DialogNode: OverlayElement {
  package func overlayFrames(on screen: ScreenGeometry) -> OverlayFrames {
    if element.type == .alert { return .alert(element, on: screen) }
    guard let popover else { return .dialog(element, cancel: cancelElement, on: screen) }
    let source = parent.flatMap { host.layoutTree.shownFrame(of: $0) } ?? screen.content
    return .dialogPopover(popover.frame, source: source, on: screen)
  }
}
