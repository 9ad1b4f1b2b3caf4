/// Prints elements in the form of XCUITest's `debugDescription`, as printed hierarchies have it.
@MainActor package enum ElementDescription {
  /// One element on one line.
  ///
  /// - Parameters:
  ///   - element: The element to print.
  ///   - layout: Gives the frame, or nil to leave address and frame out, as failure messages do.
  package static func line(_ element: Element, layout: ElementFrames? = nil) -> String {
    var parts = [element.type.name + (element.traits.contains(.mainWindow) ? " (Main)" : "")]
    if let layout {
      parts.append("0x" + String(element.serial, radix: 16))
      if element.type == .application {
        parts.append("pid: 1")
      } else {
        parts.append(layout.frame(of: element).description)
      }
    }
    parts += describe(element.texts)
    if element.hasKeyboardFocus { parts.append("Keyboard Focused") }
    if element.isSelected { parts.append("Selected") }
    if !element.isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }

  /// An element that has gone, on one line.
  package static func line(_ texts: ElementTexts, _ type: ElementType) -> String {
    ([type.name] + describe(texts)).joined(separator: ", ")
  }

  private static func describe(_ texts: ElementTexts) -> [String] {
    var parts: [String] = []
    if !texts.identifier.isEmpty { parts.append("identifier: '\(texts.identifier)'") }
    if !texts.title.isEmpty { parts.append("title: '\(texts.title)'") }
    if !texts.label.isEmpty { parts.append("label: '\(texts.label)'") }
    if let placeholder = texts.placeholder, !placeholder.isEmpty { parts.append("placeholderValue: '\(placeholder)'") }
    if let value = texts.value, !value.isEmpty { parts.append("value: \(value)") }
    return parts.map(\.onOneLine)
  }

  /// The line that stands for all that a keyboard shows, whose keys are the same in each message; nil for anything else.
  package static func keyboardLine(_ element: Element) -> String? {
    guard let keyboard = element.children.last, keyboard.type == .keyboard else { return nil }
    return line(keyboard) + " (\(keyboard.children.count) keys)"
  }

  /// The element and everything below it, an element a line: an arrow marks the first, children are indented. With
  /// frames all is there, as on a device.
  package static func subtree(_ element: Element, layout: ElementFrames? = nil) -> String {
    var lines: [String] = []
    append(element, depth: 0, to: &lines, layout: layout)
    return lines.joined(separator: "\n")
  }

  private static func append(_ element: Element, depth: Int, to lines: inout [String], layout: ElementFrames?) {
    var stack = [(element, depth)]
    while let (current, depth) = stack.popLast() {
      let indent = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth)
      if layout == nil, let keyboard = keyboardLine(current) {
        lines.append(indent + keyboard)
        continue
      }
      lines.append(indent + line(current, layout: layout))
      for child in current.children.reversed() { stack.append((child, depth + 1)) }
    }
  }
}
