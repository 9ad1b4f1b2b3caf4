/// Type names as SwiftUI prints them: with enclosing types, without modules (SEM-131).
package enum ViewTypeName {
  package static func of(_ type: Any.Type) -> String {
    withoutModules(withoutContexts(_typeName(type, qualified: true)))
  }

  /// A text without what Swift prints of private types in it, which has an address.
  static func withoutContexts(_ text: String) -> String {
    var text = text
    while let start = text.range(of: "(unknown context at "), let end = text[start.upperBound...].range(of: ").") {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return text
  }

  /// The name without the modules, those of generic arguments too: the first part of each dotted name.
  private static func withoutModules(_ name: String) -> String {
    var result = ""
    var part = ""
    var isFirst = true
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        part.append(character)
        continue
      }
      if character == ".", isFirst, !part.isEmpty {
        isFirst = false
      } else {
        result += part
        result.append(character)
        isFirst = character != "."
      }
      part = ""
    }
    return result + part
  }
}

extension String {
  /// The range of the first occurrence of `other`.
  fileprivate func range(of other: String) -> Range<String.Index>? { self[...].range(of: other) }
}

extension Substring {
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
