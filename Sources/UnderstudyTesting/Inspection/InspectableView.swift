@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import XCUIAutomation

/// A part of a running app, found by an inspection.
///
/// Every call looks at the app as it is then, once it is idle, and throws ``InspectionError`` where something is
/// not there. The app runs as long as a result of its inspection is kept.
@MainActor @preconcurrency
public struct InspectableView<Kind: InspectableKind> {
  let subject: InspectionSubject

  init(_ subject: InspectionSubject) { self.subject = subject }

  // MARK: - Searching

  /// The first text of these words; one that reads so, a control's label included, comes before those that only show them.
  public func find(text: String) throws -> InspectableView<ViewType.Text> {
    try subject.search { try find(text: text, in: $0) }
  }

  private func find(text: String, in elements: [Element]) throws -> InspectableView<ViewType.Text> {
    if let match = elements.first(where: { $0.type == .staticText && $0.label == text })
      ?? elements.first(where: { $0.label == text })
    {
      return InspectableView<ViewType.Text>(subject.part(.element(match)))
    }
    if let node = subject.firstText(text, shownBy: elements) {
      return InspectableView<ViewType.Text>(subject.part(.node(node), title: "\"\(text)\" Text"))
    }
    let labels = elements.map(\.label).filter { !$0.isEmpty }.map { "\"\($0)\"" }
    throw InspectionError.notFound("Text \"\(text)\"", in: subject.name, there: labels)
  }

  /// The first button with this label, or else with a text of these words in its label.
  public func find(button label: String) throws -> InspectableView<ViewType.Button> {
    try subject.search { try find(button: label, in: $0) }
  }

  private func find(button label: String, in elements: [Element]) throws -> InspectableView<ViewType.Button> {
    // A part of a control, or what the system adds, is found by its label too.
    let labelled = elements.filter { $0.type == .button && ($0.label == label || $0.title == label) }
    if let match = labelled.first(where: { ViewType.Button.includes($0) }) ?? labelled.first {
      return InspectableView<ViewType.Button>(subject.part(.element(match)))
    }
    return try find(
      ViewType.Button.self, "Button \"\(label)\"", in: elements, showing: label,
      there: elements.filter { $0.type == .button }, where: { _ in false })
  }

  /// The first link with this label, or else with a text of these words in its label.
  public func find(link label: String) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, labelled: label)
  }

  /// The first navigation link with this label, or else with a text of these words in its label.
  public func find(navigationLink label: String) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, labelled: label)
  }

  /// The first view with this accessibility identifier.
  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(ViewType.ClassifiedView.self, "view with the identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  /// The first view with this accessibility label.
  public func find(viewWithAccessibilityLabel label: String) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(ViewType.ClassifiedView.self, "view with the label \"\(label)\"") { $0.label == label }
  }

  /// The first view of a kind, such as `ViewType.Toggle.self`.
  public func find<Found: ElementKind>(_ kind: Found.Type) throws -> InspectableView<Found> {
    try find(kind, Found.name) { _ in true }
  }

  /// The first view of a kind that shows a text, itself or inside it.
  public func find<Found: ElementKind>(_ kind: Found.Type, containing text: String) throws -> InspectableView<Found> {
    try subject.search { elements in
      let holders = ElementsAround(elements.lazy.filter { $0.label == text || $0.value == text })
      return try find(kind, "\(Found.name) containing \"\(text)\"", in: elements, showing: text) {
        holders.contains($0)
      }
    }
  }

  /// The first custom view of a type.
  public func find<Content: View>(_ view: Content.Type) throws -> InspectableView<ViewType.View<Content>> {
    try subject.search { _ in
      guard let found = try findAll(view).first else {
        throw InspectionError.noView(ViewTypeName.of(view), in: subject.name, there: subject.node?.viewNames ?? [])
      }
      return found
    }
  }

  /// All views of a kind that are shown, in the order of the tree.
  public func findAll<Found: ElementKind>(_ kind: Found.Type) throws -> [InspectableView<Found>] {
    try subject.elements().filter { Found.includes($0) }.map { InspectableView<Found>(subject.part(.element($0))) }
  }

  /// All custom views of a type, in the order of the tree; what they present is found from where they are.
  public func findAll<Content: View>(_ view: Content.Type) throws -> [InspectableView<ViewType.View<Content>>] {
    try subject.settle()
    var found: [InspectableView<ViewType.View<Content>>] = []
    subject.node?.forEachDescendant { node in
      guard let node = node as? CompositeNode<Content> else { return }
      found.append(InspectableView<ViewType.View<Content>>(subject.part(.node(node))))
    }
    return found
  }

  private func find<Found: ElementKind>(_ kind: Found.Type, labelled label: String) throws -> InspectableView<Found> {
    try subject.search { elements in
      try find(kind, "\(Found.name) \"\(label)\"", in: elements, showing: label) { $0.label == label }
    }
  }

  private func find<Found: ElementKind>(
    _ kind: Found.Type, _ what: String, where isWanted: (Element) -> Bool
  ) throws -> InspectableView<Found> {
    try subject.search { try find(kind, what, in: $0, where: isWanted) }
  }

  /// - Parameters:
  ///   - text: Where none is wanted, the first that shows this text is found.
  ///   - others: What the message says that there is; by default all of the kind.
  private func find<Found: ElementKind>(
    _ kind: Found.Type, _ what: String, in elements: [Element], showing text: String? = nil,
    there others: [Element]? = nil, where isWanted: (Element) -> Bool
  ) throws -> InspectableView<Found> {
    let candidates = elements.filter { Found.includes($0) }
    if let match = candidates.first(where: isWanted) {
      return InspectableView<Found>(subject.part(.element(match)))
    }
    if let text, !candidates.isEmpty {
      let holders = ElementsAround(subject.elements(elements, thatShow: text))
      if let match = candidates.first(where: { holders.contains($0) }) {
        return InspectableView<Found>(subject.part(.element(match)))
      }
    }
    let names = (others ?? candidates).filter { $0.type != .other }.map { $0.texts.messageName($0.type) }
    throw InspectionError.notFound(what, in: subject.name, there: names)
  }
}
