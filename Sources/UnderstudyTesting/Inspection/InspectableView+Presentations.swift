@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A kind of what is shown over the rest.
public protocol PresentationKind: InspectableKind {}

extension ViewType {
  /// What `sheet(isPresented:)` and its like show; `sheet()` finds it.
  public enum Sheet: PresentationKind {
    /// Also what the runtime calls what it shows, by which it is found.
    public static var name: String { "sheet" }
  }

  /// What `fullScreenCover(isPresented:)` and its like show.
  public enum FullScreenCover: PresentationKind {
    /// Also what the runtime calls what it shows, by which it is found.
    public static var name: String { "full screen cover" }
  }

  /// What `popover(isPresented:)` and its like show, which on an iPhone looks like a sheet.
  public enum Popover: PresentationKind {
    /// Also what the runtime calls what it shows, by which it is found.
    public static var name: String { "popover" }
  }

  /// An alert of any of the modifiers' forms, with its title, message and buttons.
  public enum Alert: DialogKind {
    /// Also what the runtime calls what it shows, by which it is found.
    public static var name: String { "alert" }
  }

  /// A dialog that offers a choice from the bottom edge.
  public enum ConfirmationDialog: DialogKind {
    /// Also what the runtime calls what it shows, by which it is found.
    public static var name: String { "confirmation dialog" }
  }

  /// What an iPhone shows as a confirmation dialog.
  public typealias ActionSheet = ConfirmationDialog
}

/// A kind of what asks the user something: with a title, a message and buttons.
public protocol DialogKind: PresentationKind {}

extension InspectableView {
  /// What the view presents of a kind, the first where there are several.
  ///
  /// - Throws: ``InspectionError/viewNotFound(_:)`` that says what is presented, where it is not of this kind.
  public func find<Found: PresentationKind>(_ kind: Found.Type) throws -> InspectableView<Found> {
    guard let found = try findAll(kind).first else {
      throw InspectionError.notPresented(
        Found.name, by: subject.name, presented: try subject.presentationsHere().map(\.name))
    }
    return found
  }

  /// All that the view presents of a kind, in the order in which it came.
  public func findAll<Found: PresentationKind>(_ kind: Found.Type) throws -> [InspectableView<Found>] {
    try subject.presentationsHere().filter { $0.name == Found.name }.map {
      InspectableView<Found>(subject.part(.node($0.node), title: $0.name))
    }
  }

  /// The sheet that the view presents.
  public func sheet() throws -> InspectableView<ViewType.Sheet> { try find(ViewType.Sheet.self) }
  /// The cover that the view presents.
  public func fullScreenCover() throws -> InspectableView<ViewType.FullScreenCover> {
    try find(ViewType.FullScreenCover.self)
  }
  /// The popover that the view presents.
  public func popover() throws -> InspectableView<ViewType.Popover> { try find(ViewType.Popover.self) }
  /// The alert that the view presents.
  public func alert() throws -> InspectableView<ViewType.Alert> { try find(ViewType.Alert.self) }
  /// The dialog that the view presents.
  public func confirmationDialog() throws -> InspectableView<ViewType.ConfirmationDialog> {
    try find(ViewType.ConfirmationDialog.self)
  }
  /// The action sheet that the view presents.
  public func actionSheet() throws -> InspectableView<ViewType.ActionSheet> { try find(ViewType.ActionSheet.self) }
}

extension InspectableView where Kind: PresentationKind {
  /// Ends it as the app does by `dismiss`: its binding becomes false, and the app becomes idle.
  public func dismiss() throws {
    try subject.settle()
    guard case .node(let node) = subject.root else { return }
    let scope = node as? ScopeNode ?? node.children.lazy.compactMap { $0 as? ScopeNode }.last
    subject.run(as: .test) { scope?.scope.values.dismiss() }
  }
}

extension InspectableView where Kind: DialogKind {
  /// The title, also where the dialog does not show it.
  public func title() throws -> InspectableView<ViewType.Text> {
    InspectableView<ViewType.Text>(subject.part(.element(try dialog().element)))
  }

  /// What stands below the title.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    part(try dialog().messagePart, "the message of the \(Kind.name)")
  }

  /// The buttons and fields that the app gives it; a button of the system's is found in the dialog itself.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    part(try dialog().actionsPart, "the actions of the \(Kind.name)")
  }

  private func part(_ node: Node, _ title: String) -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(subject.part(.node(node), title: title))
  }

  private func dialog() throws -> any InspectableDialog {
    try subject.settle()
    guard case .node(let node) = subject.root, let dialog = node as? any InspectableDialog else {
      throw InspectionError.notMounted(view: Kind.name)
    }
    return dialog
  }
}
