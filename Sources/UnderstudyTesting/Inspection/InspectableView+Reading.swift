import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension InspectableView {
  /// The value of the `id(_:)` that is written on the view.
  ///
  /// - Throws: ``InspectionError/viewNotFound(_:)`` where there is none.
  public func id() throws -> AnyHashable {
    try subject.settle()
    guard let id = subject.node?.writtenID else { throw InspectionError.notFound("id", in: subject.name, there: []) }
    return id
  }

  /// Whether the view or something around it is `disabled(_:)`.
  public func isDisabled() throws -> Bool { try !subject.element().isEnabled }

  /// Whether the view answers to the user.
  public func isResponsive() throws -> Bool { try subject.element().isEnabled }

  /// What `accessibilityIdentifier(_:)` gave to the view; empty where it has none.
  public func accessibilityIdentifier() throws -> String { try subject.element().identifier }

  /// What assistive technology reads: the given label, or the words that the view shows.
  public func accessibilityLabel() throws -> String { try subject.element().label }

  /// The label as a text: `accessibilityLabel().string()`.
  @_disfavoredOverload
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    InspectableView<ViewType.Text>(subject.part(.element(try subject.element())).reading(.label))
  }

  /// What assistive technology reads after the label, as `50%` of a slider; empty where there is none.
  public func accessibilityValue() throws -> String { try subject.element().value ?? "" }
}

extension InspectableView where Kind == ViewType.Text {
  /// The words: those of the view, where it shows a text of its own, else the label.
  public func string() throws -> String {
    let element = try subject.element()
    let node: (any InspectableText)? = subject.words == .own ? subject.control(of: element) : nil
    return node?.ownText ?? element.label
  }
}

extension InspectableView where Kind == ViewType.Toggle {
  /// Whether the binding is true; of an element that stands for a toggle, whether its value is "1".
  public func isOn() throws -> Bool {
    let element = try subject.element()
    let node: (any InspectableToggle)? = subject.control(of: element)
    return node?.isOn ?? (element.value == "1")
  }
}

extension InspectableView where Kind == ViewType.Picker {
  /// The chosen value.
  ///
  /// - Parameter type: The type of the selection.
  public func selectedValue<Value: Hashable>(as type: Value.Type = Value.self) throws -> Value {
    let node: (any InspectablePicker)? = try subject.control()
    let present = node?.selectedValue
    guard let value = present as? Value else {
      throw InspectionError.typeMismatch(
        property: "The selection of \(subject.name)", actual: present.map { "\(Swift.type(of: $0))" } ?? "nothing",
        expected: "\(Value.self)")
    }
    return value
  }
}

extension InspectableView where Kind == ViewType.DatePicker {
  /// The chosen date.
  public func selectedDate() throws -> Date {
    guard let node: any InspectableDatePicker = try subject.control() else {
      throw InspectionError.notMounted(view: subject.name)
    }
    return node.selectedDate
  }
}

extension InspectableView where Kind == ViewType.Slider {
  /// The value, between the slider's bounds.
  public func value() throws -> Double {
    guard let node: any InspectableSlider = try subject.control() else {
      throw InspectionError.notMounted(view: subject.name)
    }
    return node.value
  }
}

extension InspectableView where Kind == ViewType.ProgressView {
  /// The share that is done, between 0 and 1; nil where that is not known.
  public func fractionCompleted() throws -> Double? {
    let node: (any InspectableProgress)? = try subject.control()
    return node?.fraction
  }
}

extension InspectableView where Kind == ViewType.Link {
  /// Where the link leads.
  public func url() throws -> URL {
    guard let node: any InspectableLink = try subject.control() else {
      throw InspectionError.notFound("URL", in: subject.name, there: [])
    }
    return node.destination
  }
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

/// The kind of a custom view, which names its type.
@MainActor @preconcurrency
public protocol InspectableContent: InspectableKind {
  /// The type of the custom view, which `actualView()` returns.
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
