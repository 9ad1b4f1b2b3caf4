import Foundation

/// One message of the compiler.
struct Diagnostic: Hashable, Sendable {
  enum Severity: String, Sendable { case error, warning, note }

  let file: String
  /// From 1.
  let line: Int
  /// From 1, in bytes.
  let column: Int
  let message: String
  let severity: Severity

  init(file: String, line: Int, column: Int, message: String, severity: Severity = .error) {
    (self.file, self.line, self.column, self.message, self.severity) = (file, line, column, message, severity)
  }

  /// Reads the lines `path:line:column: error: message` of a compiler's output; the same message at one place is read once.
  static func parse(_ output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var result: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let diagnostic = parse(line: line), seen.insert(diagnostic).inserted else { continue }
      result.append(diagnostic)
    }
    return result
  }

  private static func parse(line: Substring) -> Diagnostic? {
    for severity in [Severity.error, .warning, .note] {
      guard let range = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else {
        continue
      }
      return Diagnostic(
        file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        message: withoutGroup(line[range.upperBound...]), severity: severity)
    }
    return nil
  }

  var isError: Bool { severity == .error }

  /// Whether the compiler has given up an expression that takes too long.
  var isAboutTime: Bool { message.hasPrefix("the compiler is unable to type-check this expression in reasonable time") }

  /// Without the name of the group that newer compilers add, as in ` [#ConformanceIsolation]`.
  private static func withoutGroup(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let range = message.range(of: " [#", options: .backwards) else {
      return String(message)
    }
    return String(message[..<range.lowerBound])
  }

  /// The message with types in place of their other names: `'A' (aka 'B')` is `'B'`.
  private var spelledOut: String {
    guard message.contains("' (aka '") else { return message }
    let parts = message.components(separatedBy: "' (aka '")
    var text = parts[0]
    for part in parts.dropFirst() {
      if let quote = text.range(of: "'", options: .backwards) { text = String(text[..<quote.upperBound]) }
      text += part.replacingOccurrences(of: "')", with: "'")
    }
    return text
  }

  /// The parts of the message at the stars of a pattern, as in `cannot find '*' in scope`; nil if it does not fit.
  ///
  /// The message may continue after the pattern.
  func captures(_ pattern: String) -> [String]? {
    var rest = spelledOut[...]
    var result: [String] = []
    var isFirst = true
    for piece in pattern.split(separator: "*", omittingEmptySubsequences: false) {
      if isFirst {
        guard rest.hasPrefix(piece) else { return nil }
        rest = rest.dropFirst(piece.count)
      } else if piece.isEmpty {
        result.append(String(rest))
        rest = ""
      } else {
        guard let range = rest.range(of: String(piece)) else { return nil }
        result.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
      isFirst = false
    }
    return result
  }
}
