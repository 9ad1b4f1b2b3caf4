/// A modifier that publishes among the focused values, and does nothing else. On a list each of its views publishes, so that
/// the value goes where the views go.
@MainActor
package protocol FocusedValuesModifier: EntryModifier {
  var isForScene: Bool { get }
  func publish(in values: inout FocusedValues)
  /// Whether `other` publishes the same, so that no reader has to compare.
  func isEqual(to other: Self) -> Bool
}

extension FocusedValuesModifier {
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> FocusedValuesNode<Self> {
    FocusedValuesNode(self, isList: isList, inputs)
  }
  package func update(_ node: FocusedValuesNode<Self>) { node.accept(self) }
}

/// The place of a modifier that publishes focused values.
package class FocusedValuesPublisher: EffectNode {
  private let isForScene: Bool

  init(isForScene: Bool, isList: Bool, _ inputs: _ViewInputs) {
    self.isForScene = isForScene
    super.init(isList: isList, inputs)
    host.focusedValues.publisherCame()
  }

  /// Whether the values apply while the focus is within the view.
  final var isPublishingForFocus: Bool { !isForScene && flags.contains(.hasAppeared) }

  package func publish(in values: inout FocusedValues) {}

  package final override func didAppear() {
    if isForScene { host.focusedValues.addToScene(self) } else { host.focusedValues.valuesMayHaveChanged() }
  }

  package final override func didDisappear() {
    if isForScene { host.focusedValues.removeFromScene(self) } else { host.focusedValues.valuesMayHaveChanged() }
  }

  package final override func didUnmount() { host.focusedValues.publisherWent() }
}

package final class FocusedValuesNode<Modifier: FocusedValuesModifier>: FocusedValuesPublisher {
  private var modifier: Modifier

  init(_ modifier: Modifier, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isForScene: modifier.isForScene, isList: isList, inputs)
  }

  func accept(_ new: Modifier) {
    guard !modifier.isEqual(to: new) else { return }
    modifier = new
    host.focusedValues.valuesMayHaveChanged()
  }

  package override func publish(in values: inout FocusedValues) { modifier.publish(in: &values) }
}
