@_spi(Runtime) import UnderstudyCore

/// A text field that shows a bullet for each character (SEM-348).
public struct SecureField<Label: View> {
  let text: Binding<String>
  var prompt: Text?
  let label: Label
  var onCommit: (() -> Void)?
}

extension SecureField {
  /// A field for text that is not shown.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - label: What the field is for.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Takes the label as a localized key, which the empty field shows unless there is a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, which the empty field shows unless there is a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Takes the label as a localized key, and an action for Return.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(titleKey), onCommit: onCommit)
  }

  /// Takes the label as a string that is not localized, and an action for Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(title), onCommit: onCommit)
  }
}

extension SecureField: View, PrimitiveView {
  // No kit: it is a text field with other values.
  public static func _makeView(_ view: SecureField, inputs: inout _ViewInputs) {
    let field = TextField(
      value: TextFieldValue(view.text), prompt: view.prompt, label: view.label, onCommit: view.onCommit, isSecure: true)
    TextField<Label>._makeView(field, inputs: &inputs)
  }
  public static var _takesAttributes: Bool { true }
}
