import Foundation
import UnderstudyTime

/// What a test framework says of a failed assertion, to find the reads that its variables come from.
struct FailureOfValues {
  let text: String
  /// Whether it says no more than that a condition did not hold.
  let isWithoutValues: Bool
  /// Its place in the source; nil where that is not known.
  let source: CallPlace?

  /// - Parameters:
  ///   - text: As `XCTAssertEqual failed: ("2") is not equal to ("3")` or `Expectation failed: (cups → 2) == 3`.
  ///   - source: The assertion's place.
  init(text: String, source: CallPlace? = nil) {
    self.text = text
    self.source = source
    isWithoutValues =
      text.hasPrefix("XCT")
      ? text.prefixMatch(of: /XCT(Assert(True|False|NotNil|ThrowsError)?|Unwrap) failed/) != nil
      : !text.replacing(/→ (true|false|nil|\[\]|<not evaluated>)/, with: "").contains("→")
  }

  /// Whether a read has had a value that the text shows, or was an absence that the text may be about.
  func concerns(_ read: RecentReads.Read) -> Bool {
    let values: [Any] =
      switch read.finding {
      case .found: [true]
      // A failed read results in nothing of its type.
      case .missing, .several, .notRunning: read.isReported ? [false, ""] : [false]
      case .property(_, let value): [value]
      case .properties(_, let values): values
      case .calls(let calls): [calls.count, calls] + calls
      }
    let shown = values.map { String(describing: Self.unwrapped($0)) }
    if shown.contains(where: { text.contains("\"\($0)\"") || text.contains("→ \($0)") }) { return true }
    if case .calls(let calls) = read.finding { return isAbout(calls) }
    if isWithoutValues { return read.finding.isNegative }
    return read.waited != nil && text.contains(/timedOut|invertedFulfillment|incorrectOrder/)
  }

  /// Whether the text quotes a spy's calls, or shows a part of one.
  private func isAbout(_ calls: [Any]) -> Bool {
    let parts = Self.quoted(in: text).filter { $0.count >= 2 }
    return text.contains(".calls") || isWithoutValues && calls.isEmpty
      || calls.contains { call in parts.contains { String(describing: call).contains($0) } }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
  }

  /// Whether an error was expected and none has come.
  var isOfMissingError: Bool { text.contains(/did not throw error|no error was thrown|none was thrown/) }

  /// The texts in quotes, of the failure and of the assertion's line: what the test looks for may be among them.
  var wantedTexts: [String] {
    var texts = Self.quoted(in: text)
    if let source, let file = try? String(contentsOfFile: source.file, encoding: .utf8) {
      let line = file.split(separator: "\n", maxSplits: source.line, omittingEmptySubsequences: false)
      if line.indices.contains(source.line - 1) { texts += Self.quoted(in: String(line[source.line - 1])) }
    }
    return texts.filter { $0.count >= 2 }
  }

  private static func quoted(in text: String) -> [String] {
    text.matches(of: /"([^"\\]*)"/).map { String($0.output.1) }
  }
}
