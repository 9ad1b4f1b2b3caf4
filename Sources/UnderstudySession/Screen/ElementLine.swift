import UnderstudyElements

/// The line of an element in answers, such as `TextField "Name" #name value "Tea" focused`.
@MainActor enum ElementLine {
  static func text(_ entry: Screen.Entry) -> String {
    var parts = [short(entry.type, entry.texts)]
    if let value = shownValue(entry.type, entry.texts) { parts.append("value \(quoted(value))") }
    if entry.isSelected { parts.append("selected") }
    if entry.isFocused { parts.append("focused") }
    if !entry.isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }

  /// Type and names.
  static func short(_ type: ElementType, _ texts: ElementTexts) -> String {
    var parts = [type.name]
    if let name = name(type, texts) { parts.append(quoted(name)) }
    if !texts.identifier.isEmpty, texts.identifier != name(type, texts) { parts.append("#" + word(texts.identifier)) }
    return parts.joined(separator: " ")
  }

  /// What a person would call it: the label, else what stands in an empty field.
  private static func name(_ type: ElementType, _ texts: ElementTexts) -> String? {
    if !texts.label.isEmpty { return texts.label }
    if !texts.title.isEmpty { return texts.title }
    return texts.placeholder.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A field shows its value, even an empty one; other elements show one that is not their label.
  static func shownValue(_ type: ElementType, _ texts: ElementTexts) -> String? {
    let value = texts.value ?? ""
    switch type {
    case .textField, .secureTextField, .searchField, .textView: return value == texts.placeholder ? "" : value
    default: return value.isEmpty || value == texts.label ? nil : value
    }
  }

  static func quoted(_ text: String, longest: Int = longest) -> String {
    // Quotation marks are escaped as in code, so that the end of a text is clear.
    let line = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").onOneLine
    return "\"" + (line.count > longest ? line.prefix(longest - 1) + "…" : line) + "\""
  }

  /// An identifier behind its sign.
  static func word(_ text: String) -> String {
    text.contains { $0.isWhitespace || $0 == "\"" || $0 == "\\" } ? quoted(text) : text.onOneLine
  }

  static let longest = 80
}
