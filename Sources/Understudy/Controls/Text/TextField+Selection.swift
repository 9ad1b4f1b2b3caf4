// Fields whose selection the app reads and writes.

extension TextField {
  /// A field whose selection is bound.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - selection: What is selected while the field has the keyboard; a write selects.
  ///   - prompt: What the empty field shows; the label's text if nil.
  ///   - axis: Where the field grows; nil for one line.
  ///   - label: What the field is for.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: TextFieldValue(text), prompt: prompt, axis: axis ?? .horizontal, label: label())
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Takes the label of a field whose selection is bound as a localized key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Takes the label of a field whose selection is bound as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextInputNode {
  /// The selection in the characters of the text; nil where it is at the end, as it is by itself.
  func edited(by selection: TextSelection?) -> EditedText? {
    let text = text
    guard let range = selection?.range, range.upperBound <= text.endIndex else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    var edited = EditedText(text)
    edited.select(start..<start + text.distance(from: range.lowerBound, to: range.upperBound))
    return edited
  }

  /// The selection in the places of the text.
  var textSelection: TextSelection {
    let (text, range) = (text, edited.selection)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return TextSelection(range: start..<text.index(start, offsetBy: range.count))
  }
}
