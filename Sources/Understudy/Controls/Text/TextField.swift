import Foundation
@_spi(Runtime) import UnderstudyCore

/// A control for a line of text (SEM-344 … SEM-347).
public struct TextField<Label: View> {
  let value: TextFieldValue
  var prompt: Text?
  var axis = Axis.horizontal
  let label: Label
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Whether it stands for a secure field.
  var isSecure = false
  /// Where the app wants to know what is selected.
  var selection: Binding<TextSelection?>?
}

extension TextField {
  /// A field for one line of text, with a label of any views.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - label: What the field is for.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(value: TextFieldValue(text), prompt: prompt, label: label())
  }

  /// A field that grows along an axis, with a label of any views.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - axis: Where the field grows; in a vertical one, Return makes a new line (SEM-345).
  ///   - label: What the field is for.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(value: TextFieldValue(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field for a value that a format style writes and reads.
  ///
  /// - Parameters:
  ///   - value: The value, written at each edit that stands for one; the field writes it in its own form when the edit ends
  ///     (F-142).
  ///   - format: Turns the value into text and back.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - label: What the field is for.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(value, format: format), prompt: prompt, label: label())
  }

  /// A field for a value that may be absent: a text that stands for none is nil.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(optional: value, format: format), prompt: prompt, label: label())
  }
}

extension TextField {
  /// A field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - value: The value, written at each edit that stands for one; the field writes it in its own form when the edit ends
  ///     (F-142).
  ///   - formatter: Turns the value into text and back.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - label: What the field is for.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(value: TextFieldValue(value, formatter: formatter), prompt: prompt, label: label())
  }
}

// MARK: - Convenience

extension TextField where Label == Text {
  /// Takes the label as a localized key, for a value that a formatter turns into text and back.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: TextFieldValue(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, for a value that a formatter turns into text and back.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: TextFieldValue(value, formatter: formatter), prompt: prompt, label: Text(title))
  }

  /// Takes the label as a localized key, which the empty field shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(value: TextFieldValue(text), label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, which the empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(value: TextFieldValue(text), label: Text(title))
  }

  /// Takes the label as a localized key, and the text that the empty field shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(value: TextFieldValue(text), prompt: prompt, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, and the text that the empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(value: TextFieldValue(text), prompt: prompt, label: Text(title))
  }

  /// Takes the label as a localized key, for a field that may grow in one direction.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(value: TextFieldValue(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, for a field that may grow in one direction.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(value: TextFieldValue(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field with closures for the beginning and the end of editing, and for Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value: TextFieldValue(text), label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Takes the label as a string that is not localized, with closures for editing and for Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(value: TextFieldValue(text), label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Takes the label as a localized key, for a value that a format turns into text and back.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, for a value that a format turns into text and back.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(value, format: format), prompt: prompt, label: Text(title))
  }

  /// Takes the label as a localized key, for a formatted value that is nil where the field is empty.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(optional: value, format: format), prompt: prompt, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, for a formatted value that is nil where the field is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: TextFieldValue(optional: value, format: format), prompt: prompt, label: Text(title))
  }
}

extension TextField: View, StyledView {
  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    var setup = TextInputSetup(
      kind: view.isSecure ? .secure : view.axis == .vertical ? .vertical : .line, value: view.value,
      title: plainTitle(of: view.label),
      prompt: view.prompt?.elementText, onEditingChanged: view.onEditingChanged, onCommit: view.onCommit)
    setup.selection = view.selection
    inputs.textInput(setup, label: view.label)
  }
  public static var _takesAttributes: Bool { true }

  /// A field with its label's type hidden, as styles get it.
  var configuration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      value: value, prompt: prompt, axis: axis, label: .init(content: AnyView(label)),
      onEditingChanged: onEditingChanged, onCommit: onCommit, isSecure: isSecure, selection: selection)
  }
}
