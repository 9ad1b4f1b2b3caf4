@_spi(Runtime) import UnderstudyCore

/// A control for text of many lines: Return makes a new one.
public struct TextEditor {
  let text: Binding<String>

  /// - Parameter text: The text, written at each edit.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, PrimitiveView {
  public static func _makeView(_ view: TextEditor, inputs: inout _ViewInputs) {
    inputs.textInput(
      view, TextInputSetup(kind: .editor, value: TextFieldValue(view.text), title: ""), label: EmptyView())
  }
  public static var _takesAttributes: Bool { true }
}
