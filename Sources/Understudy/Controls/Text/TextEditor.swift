@_spi(Runtime) import UnderstudyCore

/// A control for text of many lines: Return makes a new one.
public struct TextEditor {
  let text: Binding<String>

  /// A field for text of several lines.
  ///
  /// - Parameter text: The text, written at each edit.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.textInput(
      TextInputSetup(kind: .editor, value: TextFieldValue(view.text), title: .string("")), label: EmptyView())
  }
  public static var _takesAttributes: Bool { true }
}
