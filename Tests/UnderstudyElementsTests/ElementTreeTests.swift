import Testing
import UnderstudyElements

@MainActor @Suite("The element tree")
struct ElementTreeTests {
  private let tree = ElementTree(root: Element(type: .application))

  private func add(_ elements: [Element], to parent: Element? = nil) {
    tree.setChildren(elements, of: parent ?? tree.root)
  }

  private func found(_ key: String) -> [Element] {
    switch tree.elements(carrying: key) {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }

  /// How look-ups are answered: the first ones by walking, later ones by the index.
  enum LookUp: CaseIterable, Sendable { case walk, index }

  private func prepare(_ lookUp: LookUp) {
    if lookUp == .index { for _ in 0..<20 { _ = found("nothing") } }
  }

  @Test(
    "finds an element by each of its five texts", arguments: ["id", "label", "title", "value", "hint"],
    LookUp.allCases)
  func findsByEachText(key: String, lookUp: LookUp) {
    prepare(lookUp)
    let element = Element(
      type: .textField,
      texts: ElementTexts(identifier: "id", label: "label", title: "title", value: "value", placeholder: "hint"))
    add([element])

    #expect(found(key).map(ObjectIdentifier.init) == [ObjectIdentifier(element)])
  }

  @Test("follows a text that changes after the first look-up", arguments: LookUp.allCases)
  func followsChanges(lookUp: LookUp) {
    prepare(lookUp)
    let element = Element(type: .staticText, texts: ElementTexts(label: "old"))
    add([element])
    #expect(found("old").count == 1)

    tree.update(element, type: .staticText, texts: ElementTexts(label: "new"), traits: [])

    #expect(found("old").isEmpty)
    #expect(found("new").count == 1)
  }

  @Test("forgets what leaves the tree, with all that is below", arguments: LookUp.allCases)
  func forgetsSubtrees(lookUp: LookUp) {
    prepare(lookUp)
    let cell = Element(type: .cell)
    let text = Element(type: .staticText, texts: ElementTexts(label: "row"))
    add([cell])
    add([text], to: cell)
    #expect(found("row").count == 1)

    add([])

    #expect(found("row").isEmpty)
    #expect(!text.isInTree)
  }

  @Test("answers in tree order, whatever the order of insertion", arguments: [3, 40, 200], LookUp.allCases)
  func answersInTreeOrder(count: Int, lookUp: LookUp) {
    prepare(lookUp)
    let elements = (0..<count).map { _ in Element(type: .button, texts: ElementTexts(label: "same")) }
    add(Array(elements.suffix(1)))
    #expect(found("same").count == 1)

    add(elements)

    #expect(found("same").map(ObjectIdentifier.init) == elements.map(ObjectIdentifier.init))
  }

  @Test("A-01: an element that is held after what was around it has gone has no parent")
  func outlivesParent() {
    let text = Element(type: .staticText, texts: ElementTexts(label: "row"))
    var cell: Element? = Element(type: .cell)
    if let cell {
      add([text], to: cell)
      add([cell])
    }
    add([])
    cell = nil

    #expect(text.parent == nil)
    #expect(!text.isInTree)
  }

  @Test("A-01: an element is in one place: the former parent loses it, and may go", arguments: LookUp.allCases)
  func isInOnePlace(lookUp: LookUp) {
    prepare(lookUp)
    let text = Element(type: .staticText, texts: ElementTexts(label: "row"))
    let (first, second) = (Element(type: .cell), Element(type: .cell))
    add([first, second])
    add([text], to: first)
    add([text], to: second)
    #expect(first.children.isEmpty)

    add([second])

    #expect(found("row").map(ObjectIdentifier.init) == [ObjectIdentifier(text)])
    #expect(text.isInTree && text.parent === second)
  }

  @Test("A-01: an element and its parts lose their source when the source goes")
  func losesSource() {
    final class Source: ElementSource {
      let emitted = EmittedElement(type: .button)
      var isElementEnabled: Bool { true }
      func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome { .performed }
    }
    var source: Source? = Source()
    let element = source?.emitted.element ?? Element(type: .other)
    let early = Element(type: .staticText, partOf: element)
    if let source { element.attach(source) }
    let late = Element(type: .image, partOf: element)
    #expect([element, early, late].allSatisfy { $0.source === source })

    source = nil

    #expect([element, early, late].allSatisfy { $0.source == nil })
  }

  @Test("finds elements that a new parent takes over once", arguments: LookUp.allCases)
  func takesOver(lookUp: LookUp) {
    prepare(lookUp)
    let text = Element(type: .staticText, texts: ElementTexts(label: "row"))
    add([text])
    let cell = Element(type: .cell)
    add([text], to: cell)
    add([cell])

    #expect(found("row").map(ObjectIdentifier.init) == [ObjectIdentifier(text)])
    #expect(text.isInside(cell))
  }

  @Test("takes one of many with the same text out without losing the others", arguments: LookUp.allCases)
  func removesOneOfMany(lookUp: LookUp) {
    prepare(lookUp)
    let elements = (0..<50).map { _ in Element(type: .button, texts: ElementTexts(label: "same")) }
    add(elements)
    #expect(found("same").count == 50)

    tree.update(elements[7], type: .button, texts: ElementTexts(label: "other"), traits: [])

    #expect(found("same").count == 49)
    #expect(found("other").count == 1)
  }
}

@MainActor @Suite("The description of elements")
struct ElementDescriptionTests {
  @Test("prints texts in XCUITest's order, and the value without quotes")
  func printsLine() {
    let element = Element(
      type: .textField,
      texts: ElementTexts(identifier: "name", label: "Name", value: "Ada", placeholder: "Your name"))
    element.traits = [.keyboardFocused, .selected]

    #expect(
      ElementDescription.line(element)
        == "TextField, identifier: 'name', label: 'Name', placeholderValue: 'Your name', value: Ada, Keyboard Focused,"
        + " Selected")
  }

  @Test("marks the root with an arrow and indents what is below")
  func printsSubtree() {
    let tree = ElementTree(root: Element(type: .application, texts: ElementTexts(label: "App")))
    let window = Element(type: .window)
    window.traits = [.mainWindow]
    tree.setChildren([window], of: tree.root)
    tree.setChildren([Element(type: .button, texts: ElementTexts(label: "Go"))], of: window)

    #expect(
      ElementDescription.subtree(tree.root) == """
         →Application, label: 'App'
            Window (Main)
              Button, label: 'Go'
        """)
  }

  @Test("names types as XCUITest does", arguments: [(ElementType.staticText, "StaticText"), (.switch, "Switch")])
  func namesTypes(type: ElementType, name: String) {
    #expect(type.name == name)
  }
}

@MainActor @Suite("Nominal frames")
struct ElementFramesTests {
  @Test("place leaves one below the other and contain them in their parent's")
  func placesLeaves() {
    let tree = ElementTree(root: Element(type: .application))
    let window = Element(type: .window)
    let (first, second) = (Element(type: .staticText), Element(type: .button))
    tree.setChildren([window], of: tree.root)
    tree.setChildren([first, second], of: window)

    let layout = ElementFrames(root: tree.root)

    #expect(layout.frame(of: window) == ElementFrame(x: 0, y: 0, width: 390, height: 844))
    #expect(layout.frame(of: second).y >= layout.frame(of: first).y + layout.frame(of: first).height)
  }
}
