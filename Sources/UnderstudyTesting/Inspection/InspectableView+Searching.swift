@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension InspectableView {
  // MARK: - By a condition

  /// The first view of a kind for which a condition holds; where it throws, it does not hold.
  public func find<Found: ElementKind>(
    _ kind: Found.Type, where condition: (InspectableView<Found>) throws -> Bool
  ) throws -> InspectableView<Found> {
    try subject.search { elements in
      let candidates = elements.filter { Found.includes($0) }.map {
        InspectableView<Found>(subject.part(.element($0)))
      }
      guard let match = candidates.first(where: { (try? condition($0)) ?? false }) else {
        throw InspectionError.notFound(
          "\(Found.name) that satisfies the condition", in: subject.name, there: candidates.map(\.subject.name))
      }
      return match
    }
  }

  /// The views of a kind for which a condition holds, in the order of the tree; where it throws, it does not hold.
  public func findAll<Found: ElementKind>(
    _ kind: Found.Type, where condition: (InspectableView<Found>) throws -> Bool
  ) throws -> [InspectableView<Found>] {
    try findAll(kind).filter { (try? condition($0)) ?? false }
  }

  /// The first view for which a condition holds; where it throws, it does not hold.
  public func find(
    where condition: (InspectableView<ViewType.ClassifiedView>) throws -> Bool
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(ViewType.ClassifiedView.self, where: condition)
  }

  /// The views for which a condition holds, in the order of the tree; where it throws, it does not hold.
  public func findAll(
    where condition: (InspectableView<ViewType.ClassifiedView>) throws -> Bool
  ) throws -> [InspectableView<ViewType.ClassifiedView>] {
    try findAll(ViewType.ClassifiedView.self, where: condition)
  }

  // MARK: - By what the source says of a view

  /// The view with this `id(_:)`.
  public func find<ID: Hashable>(viewWithId id: ID) throws -> InspectableView<ViewType.ClassifiedView> {
    try find("view with the id \(id)") { ($0 as? IDNode)?.id == AnyHashable(id) }
  }

  /// The view with this `tag(_:)`, an option of a picker apart: that is chosen by `select(value:)`.
  public func find<Tag: Hashable>(viewWithTag tag: Tag) throws -> InspectableView<ViewType.ClassifiedView> {
    try find("view with the tag \(tag)") { ($0 as? any InspectableTag)?.value == AnyHashable(tag) }
  }

  private func find(
    _ what: String, where isWanted: (Node) -> Bool
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try subject.search { _ in
      var found: Node?
      subject.node?.forEachDescendant { node in
        if found == nil, isWanted(node) { found = node }
      }
      guard let found else { throw InspectionError.notFound(what, in: subject.name, there: []) }
      return InspectableView<ViewType.ClassifiedView>(subject.part(.node(found), title: what))
    }
  }

  // MARK: - The only one

  /// The view itself: an `AnyView` shows nothing of its own.
  public func implicitAnyView() throws -> InspectableView<ViewType.ClassifiedView> {
    try subject.settle()
    return InspectableView<ViewType.ClassifiedView>(subject)
  }

  /// The view itself: an `AnyView` shows nothing of its own.
  public func anyView() throws -> InspectableView<ViewType.ClassifiedView> { try implicitAnyView() }

  /// The custom view of a type.
  public func view<Content: View>(_ type: Content.Type) throws -> InspectableView<ViewType.View<Content>> {
    try find(type)
  }

  /// What names a control, whose text is the control's label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try implicitAnyView() }

  /// The only text; of a control that shows no other, its label.
  public func text() throws -> InspectableView<ViewType.Text> {
    if case .element(let element) = subject.root, try subject.elements().allSatisfy({ $0.type != .staticText }),
      !element.label.isEmpty
    {
      return InspectableView<ViewType.Text>(subject)
    }
    return try only(ViewType.Text.self)
  }

  /// The only button.
  public func button() throws -> InspectableView<ViewType.Button> { try only(ViewType.Button.self) }
  /// The only menu.
  public func menu() throws -> InspectableView<ViewType.Menu> { try only(ViewType.Menu.self) }
  /// The only link.
  public func link() throws -> InspectableView<ViewType.Link> { try only(ViewType.Link.self) }
  /// The only image.
  public func image() throws -> InspectableView<ViewType.Image> { try only(ViewType.Image.self) }
  /// The only toggle.
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try only(ViewType.Toggle.self) }
  /// The only text field.
  public func textField() throws -> InspectableView<ViewType.TextField> { try only(ViewType.TextField.self) }
  /// The only secure field.
  public func secureField() throws -> InspectableView<ViewType.SecureField> { try only(ViewType.SecureField.self) }
  /// The only text editor.
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> { try only(ViewType.TextEditor.self) }
  /// The only picker.
  public func picker() throws -> InspectableView<ViewType.Picker> { try only(ViewType.Picker.self) }
  /// The only date picker.
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> { try only(ViewType.DatePicker.self) }
  /// The only slider.
  public func slider() throws -> InspectableView<ViewType.Slider> { try only(ViewType.Slider.self) }
  /// The only stepper.
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try only(ViewType.Stepper.self) }
  /// The only progress view.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try only(ViewType.ProgressView.self) }
  /// The only list.
  public func list() throws -> InspectableView<ViewType.List> { try only(ViewType.List.self) }
  /// The only scroll view.
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> { try only(ViewType.ScrollView.self) }

  private func only<Found: ElementKind>(_ kind: Found.Type) throws -> InspectableView<Found> {
    let all = try findAll(kind)
    guard all.count < 2 else {
      throw InspectionError.several(Found.name, in: subject.name, there: all.map(\.subject.name))
    }
    return try all.first ?? find(kind)
  }
}
