@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The search field itself.
struct SearchField: PrimitiveView {
  let search: SearchNode

  // No kit: it stands in no list, and gives its node to the search.
  static func _makeView(_ view: SearchField, inputs: inout _ViewInputs) {
    let search = view.search
    let setup = TextInputSetup(
      kind: .search, value: TextFieldValue(search.text), title: search.prompt,
      onEditingChanged: { [weak search] hasKeyboard in if hasKeyboard { search?.begin() } })
    inputs.element(
      make: { (inputs: inout _ViewInputs) -> SearchFieldNode in
        let node = SearchFieldNode(setup, &inputs)
        search.field = node
        node.search = search
        return node
      },
      update: {
        $0.accept(setup)
        $0.search = search
        $0.setNeedsChildren()
      },
      content: { inner in
        let tokens = SearchTokenList(tokens: search.tokens)
        SearchTokenList._makeView(tokens, inputs: &inner)
      })
  }
}

/// The element of a search field, with a button that clears its text.
package final class SearchFieldNode: TextInputNode {
  private lazy var clearButton = makePart(.button, ElementTexts(label: "Clear text"))

  fileprivate weak var search: SearchNode?

  package override var showsChildren: Bool { true }
  package override var alwaysCollects: Bool { true }

  package override func collectChildren(_ elements: inout [Element]) {
    super.collectChildren(&elements)
    if !text.isEmpty || search?.tokens?.isEmpty == false { elements.append(clearButton) }
  }

  /// The last token goes where there is no letter before the caret.
  package override func deleteFromEmpty() { search?.tokens?.removeLast() }

  package override func locationDidChange() {
    super.locationDidChange()
    setNeedsChildren()
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    defer { setNeedsChildren() }
    guard element === clearButton else { return super.respond(to: action, on: element) }
    guard case .tap = action else { return nil }
    guard isElementEnabled else { return .disabled }
    clear()
    search?.tokens?.removeAll()
    return .performed
  }
}
