@_spi(Runtime) import UnderstudyCore

/// A control for text of many lines: Return makes a new one.
public struct TextEditor {
  let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  /// A field for text of several lines.
  ///
  /// - Parameter text: The text, written at each edit.
  public init(text: Binding<String>) { self.text = text }

  /// A field whose selection is bound.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - selection: What is selected while the field has the keyboard; a write selects.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }
}

extension TextEditor: View, StyledView {
  var configuration: TextEditorStyleConfiguration { .init(editor: self) }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    var setup = TextInputSetup(kind: .editor, value: TextFieldValue(view.text), title: .string(""))
    setup.selection = view.selection
    inputs.textInput(setup, label: EmptyView())
  }
  public static var _takesAttributes: Bool { true }
}
