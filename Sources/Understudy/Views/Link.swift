import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Opens a URL when it is tapped, through the environment's `openURL` (SEM-258).
public struct Link<Label: View> {
  let destination: URL
  let label: Label
}

extension Link {
  /// A link with a label of any views.
  ///
  /// - Parameters:
  ///   - destination: The URL.
  ///   - label: What the link shows.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  /// Takes the title as a localized key, which becomes the element's label.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Takes the title as a string that is not localized, which becomes the element's label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

extension Link: View, ElementView {
  package func makeNode(_ inputs: inout _ViewInputs) -> LinkNode { LinkNode(destination, &inputs) }
  package func update(_ node: LinkNode) { node.destination = destination }
  package func visitContent(_ inputs: inout _ViewInputs) { Label._makeView(label, inputs: &inputs) }
}

/// The element of a link: public suites find it among `links` and among `buttons` (F-27).
package final class LinkNode: ElementNode {
  package var destination: URL
  private let isFlat: Bool
  package let isPart: Bool

  init(_ destination: URL, _ inputs: inout _ViewInputs) {
    self.destination = destination
    isFlat = inputs.environment.values.controlsAreSystemDrawn
    isPart = inputs.isPartOfControl
    super.init(.link, &inputs)
    element.alternateType = .button
    joinControlAround()
  }

  package override var isAvailable: Bool { !hasDisabledPart }
  package override var derivesLabel: Bool { true }

  package override func describe(_ content: inout ElementContent) { describeByParts(&content) }

  package override func collect(_ elements: inout [Element]) {
    guard isPart else { return super.collect(&elements) }
    if attributes.isHidden != true { for child in children { child.collectInFlow(&elements) } }
  }

  package override func collectChildren(_ elements: inout [Element]) {
    if isPart { return (parent?.nearest { $0 is ElementNode } as? ElementNode)?.setNeedsChildren() ?? () }
    if !isFlat { addParts(to: &elements) }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    isPart || isTouchedAsRow ? nil : act(action, on: element)
  }

  package func act(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    guard isElementEnabled else { return .disabled }
    environment.values.openURL(destination)
    return .performed
  }
}

extension LinkNode: ControlPart {}

extension LinkNode: RowControl {
  package var leavesTouches: Bool { environment.values.buttonsAreAutomatic }
}

extension LinkNode: InspectableLink {}
