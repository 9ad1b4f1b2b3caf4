/// A tree of elements as a text that is the same in each run: without addresses, an element a line.
@MainActor package enum ElementTreeText {
  /// The lines of an element and of everything below it, each level two spaces further in.
  ///
  /// A keyboard is one line: its keys are the system's.
  ///
  /// - Parameters:
  ///   - root: The element.
  ///   - frames: Adds the frames; nil for none.
  package static func lines(of root: Element, frames: ElementFrames? = nil) -> [String] {
    var lines: [String] = []
    var pending = [(element: root, depth: 0)]
    while let (element, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(element, frames))
      guard element.type != .keyboard else { continue }
      for child in element.children.reversed() { pending.append((child, depth + 1)) }
    }
    return lines
  }

  private static func line(_ element: Element, _ frames: ElementFrames?) -> String {
    var parts = [element.type.name]
    if !element.identifier.isEmpty { parts.append("identifier: \(quoted(element.identifier))") }
    if !element.label.isEmpty { parts.append("label: \(quoted(element.label))") }
    if !element.title.isEmpty { parts.append("title: \(quoted(element.title))") }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      parts.append("placeholder: \(quoted(placeholder))")
    }
    if let value = element.value, !value.isEmpty { parts.append("value: \(quoted(value))") }
    if element.traits.contains(.mainWindow) { parts.append("main") }
    if element.traits.contains(.header) { parts.append("header") }
    if element.hasKeyboardFocus { parts.append("focused") }
    if element.isSelected { parts.append("selected") }
    if !element.isEnabled { parts.append("disabled") }
    if let frames { parts.append(frames.frame(of: element).description) }
    return parts.joined(separator: ", ")
  }

  /// In quotation marks, on one line.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return "'\(result.onOneLine)'"
  }
}
