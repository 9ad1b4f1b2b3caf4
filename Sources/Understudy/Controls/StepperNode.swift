import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element of a stepper: two buttons; the title is an element beside it (F-24).
package final class StepperNode: ElementNode, TitledControl {
  struct Button {
    let title: String
    let action: StepAction
    let onEditingChanged: (Bool) -> Void
  }

  private var parts: [StepperButton] = []

  init(_ buttons: [Button], _ inputs: inout _ViewInputs) {
    super.init(.stepper, &inputs)
    parts = buttons.map { StepperButton($0, self) }
    accept(buttons)
  }

  func accept(_ buttons: [Button]) {
    for (part, button) in zip(parts, buttons) {
      part.button = button
      button.action.addReader(self)
    }
  }

  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) {
    let title = titleBeside
    content.texts.label = title
    let own = writtenIdentifier ?? ""
    for part in parts {
      let name = part.button.title
      // The title keeps the bare name, by which `steppers.buttons["Increment"]` finds the button (F-24).
      let texts = ElementTexts(
        identifier: [own.isEmpty ? title : own, name].filter { !$0.isEmpty }.joined(separator: "-"),
        label: [title, name].filter { !$0.isEmpty }.joined(separator: ", "), title: name)
      host.tree.update(part.element, type: .button, texts: texts, traits: [])
    }
  }

  package override func collectChildren(_ elements: inout [Element]) { elements += parts.map(\.element) }

  // MARK: Layout

  /// The element reaches from the title to the buttons (LAY-341).
  var titlePlace: TitlePlace { .leading(isCovered: true) }

  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    old == nil ? ElementLayout(FixedSizeLeaf(StepperMetrics.buttonsSize)) : nil
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    guard let position = parts.firstIndex(where: { $0.element === part }) else { return nil }
    return share(position, of: parts.count, in: trailingFrame(StepperMetrics.buttonsSize, in: frame))
  }

  package override func didUnmount() {
    for part in parts { part.element.detach() }
    super.didUnmount()
  }
}

/// One button of a stepper: it is disabled where its step leads nowhere (SEM-353).
@MainActor
private final class StepperButton: ElementSource {
  private let emitted = EmittedElement(type: .button)
  var element: Element { emitted.element }
  var button: StepperNode.Button
  private unowned(unsafe) let node: StepperNode

  init(_ button: StepperNode.Button, _ node: StepperNode) {
    self.button = button
    self.node = node
    element.attach(self)
  }

  var isElementEnabled: Bool { node.isElementEnabled && button.action.isPossible() }

  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    guard case .tap(let count, _) = action else { return node.perform(action, on: element) }
    guard isElementEnabled else { return .disabled }
    button.onEditingChanged(true)
    node.host.forEachTap(count, on: element, of: node) {
      if button.action.isPossible() { button.action.perform() }
    }
    button.onEditingChanged(false)
    node.setNeedsDescription()
    return .performed
  }
}
