@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension _ViewInputs {
  /// Visits the label that a control shows beside itself. Hidden, it still gives its text to the control.
  mutating func controlTitle<Label: View>(_ label: Label) {
    let isMounting = isMounting
    let isHidden = environment.values.labelsAreHidden
    let node = node(make: { ControlTitleNode(isHidden: isHidden, $0) }, update: { _ in })
    visit(below: node, mounting: isMounting) { Label._makeView(label, inputs: &$0) }
  }
}

package final class ControlTitleNode: ContainerNode {
  init(isHidden: Bool, _ inputs: _ViewInputs) {
    super.init(inputs)
    hidesContent = isHidden
  }

  /// Several views of a title stand side by side.
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let content = childrenLayout(tree)
    guard content.count > 1 else { return content.forEach { items.append($0) } }
    items.append(ownLayout(tree, content) { $0 == nil ? StackRule(horizontal: .center) : nil })
  }

  package override func collect(_ elements: inout [Element]) {
    if !hidesContent { super.collect(&elements) }
  }
}

extension Node {
  /// The text of the title beside a control, whose node comes before the control's own.
  final var titleBeside: String { parent?.children.first?.labels().joined(separator: ", ") ?? "" }
}

extension EnvironmentValues {
  @Entry var labelsAreHidden: Bool = false
}
