import Foundation

/// Says what is wrong with a project file that is no property list.
enum MalformedProject {
  /// The likeliest reason: what a merge has left, an end that is missing, else what the parser says.
  static func reason(of error: any Error, in data: Data) -> String {
    if data.isEmpty { return "it is empty" }
    guard let text = String(data: data, encoding: .utf8) else { return "it is no text" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
      return "line \(conflict + 1) begins with the mark of a merge that was not resolved"
    }
    let open = openBraces(in: text)
    if open > 0 { return "it ends too early: \(open) of its braces are not closed" }
    return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is no property list"
  }

  /// How many braces outside of texts have no end.
  private static func openBraces(in text: String) -> Int {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isInText, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if !isInText, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        depth += byte == UInt8(ascii: "{") ? 1 : -1
      }
    }
    return depth
  }
}
