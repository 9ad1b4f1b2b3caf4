@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

// A button, link or row takes its texts from its label and shows the parts of the label as its children (F-20, F-21).

extension ElementNode {
  /// Gives a control the label that its parts make up, and the identifier of the first part that has one of its own.
  ///
  /// A part's own identifier names the control too, as SwiftUI merges what a control's label says (F-21). The name of a lone
  /// symbol is regarded as one.
  final func describeByParts(_ content: inout ElementContent) {
    // A symbol beside a text of the same words, as an arrow beside "Back", is not said again.
    var words: [String] = []
    for label in labels() where label != words.last { words.append(label) }
    content.texts.label = words.joined(separator: ", ")
    let parts = partNodes
    if let identifier = parts.lazy.compactMap(\.writtenIdentifier).first(where: { !$0.isEmpty }) {
      content.texts.identifier = identifier
    } else if parts.count == 1 {
      content.texts.identifier = parts[0].currentTexts.identifier
    }
  }

  /// The parts that the control shows as its children: all but a lone image, which is the control to a test (F-20).
  final func addParts(to elements: inout [Element]) {
    var parts: [Element] = []
    for child in children { child.collectInFlow(&parts) }
    if parts.count == 1, parts[0].type == .image { return }
    elements += parts
  }

  private var partNodes: [ElementNode] {
    var elements: [Element] = []
    for child in children { child.collectInFlow(&elements) }
    return elements.compactMap { $0.source as? ElementNode }
  }
}

extension EnvironmentValues {
  /// Whether the system draws the controls here and shows nothing of what their labels are made of, as in bars, menus and
  /// alerts.
  @Entry package var controlsAreSystemDrawn: Bool = false
}
