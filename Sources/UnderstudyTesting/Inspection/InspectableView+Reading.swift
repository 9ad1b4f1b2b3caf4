@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension InspectableView {
  /// Whether the view or something around it is `disabled(_:)`.
  public func isDisabled() throws -> Bool { try !subject.element().isEnabled }

  /// Whether the view answers to the user.
  public func isResponsive() throws -> Bool { try subject.element().isEnabled }

  public func accessibilityIdentifier() throws -> String { try subject.element().identifier }

  public func accessibilityLabel() throws -> String { try subject.element().label }

  public func accessibilityValue() throws -> String { try subject.element().value ?? "" }
}

extension InspectableView where Kind == ViewType.Text {
  /// The words.
  public func string() throws -> String { try subject.element().label }
}

extension InspectableView where Kind == ViewType.Toggle {
  public func isOn() throws -> Bool { try subject.element().value == "1" }
}

/// A kind that takes text from the keyboard.
public protocol TextInputKind: ElementKind {}
extension ViewType.TextField: TextInputKind {}
extension ViewType.SecureField: TextInputKind {}
extension ViewType.TextEditor: TextInputKind {}

extension InspectableView where Kind: TextInputKind {
  /// The text as the element tree shows it: bullets for a secure field, nothing for an empty one.
  public func input() throws -> String { try subject.element().typedText }
}

extension Element {
  /// The value of a text control without the placeholder that stands for an empty one.
  var typedText: String {
    guard let value else { return "" }
    return value == placeholder ? "" : value
  }
}

/// What an inspection knows of a view of one's own.
@MainActor @preconcurrency
public protocol InspectableContent: InspectableKind {
  associatedtype Content: View
}
extension ViewType.View: InspectableContent {}

extension InspectableView where Kind: InspectableContent {
  /// The view itself, connected to its state.
  public func actualView() throws -> Kind.Content {
    try subject.settle()
    guard let node = subject.node as? CompositeNode<Kind.Content> else {
      throw InspectionError.notMounted(view: Kind.name)
    }
    return node.value
  }
}
