/// Type names as SwiftUI prints them: with enclosing types, without the module (SEM-131).
package enum ViewTypeName {
  package static func of(_ type: Any.Type) -> String {
    var name = _typeName(type, qualified: true)
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].range(of: ").") {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let base = name.prefix { $0 != "<" }
    guard let dot = base.firstIndex(of: ".") else { return name }
    name.removeSubrange(name.startIndex...dot)
    return name
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
