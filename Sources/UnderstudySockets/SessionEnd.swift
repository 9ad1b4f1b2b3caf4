import Foundation

/// What is said of a session's process that has ended: why, where in the app, and how, each once.
package struct SessionEnd {
  /// What the process has said of its end: `trap`, `hang` or `ended`; nil if it has said nothing.
  package let kind: String?
  /// What a trap has printed, without the place of the library that prints it; nil if that is not known.
  package let reason: String?
  /// Where the app was, as the process has reported it.
  package let report: String
  /// Such as `It ended with SIGILL.` Empty if the report says how: the status is none of the app's then.
  package let ending: String
  private let output: String

  /// - Parameters:
  ///   - kind: of the last event of the process.
  ///   - report: the text of that event.
  ///   - output: what the process has printed.
  ///   - ending: see ``ending(status:)``.
  package init(kind: String?, report: String?, output: String, ending: String) {
    (self.kind, self.report, self.output) = (kind, report ?? "", output)
    self.ending = kind == "hang" || kind == "ended" ? "" : ending
    reason = kind == "trap" ? Self.reason(in: output) : nil
  }

  /// The reason and where the app was; all that was printed if neither is known.
  package var explanation: String {
    let whole = [reason, report.isEmpty ? nil : report].compactMap(\.self).joined(separator: "\n")
    return whole.isEmpty ? output : whole
  }

  /// All of it, for a terminal.
  package var text: String {
    let parts: [String] =
      switch kind {
      case "trap": ["The app has trapped" + (reason.map { ": \($0)" } ?? "."), report, ending]
      case "hang", "ended": [report.hasPrefix(Self.prefix) ? String(report.dropFirst(Self.prefix.count)) : report]
      default: ["The session's process has ended. \(ending)", Self.tail(of: output)]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let prefix = "Understudy: "

  // MARK: - What was printed

  /// The last lines of a text.
  package static func tail(of text: String) -> String {
    text.split(separator: "\n").suffix(8).joined(separator: "\n")
  }

  private static let reasons = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value", "Simultaneous accesses",
    "Fatal access conflict", "Not enough bits",
  ]
  /// What the handler of fatal signals writes first.
  private static let report = "Understudy: the process was ended by "
  private static let mostLines = 12

  /// The message of the runtime: what stands before the line of the handler.
  private static func reason(in output: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.lastIndex(where: { $0.hasPrefix(report) }),
      let start = lines[..<end].lastIndex(where: { line in reasons.contains(where: line.contains) })
    else { return nil }
    let first = lines[start]
    let word = reasons.compactMap { first.range(of: $0)?.lowerBound }.min() ?? first.startIndex
    let rest = lines[(start + 1)..<end].prefix(mostLines)
    return ([first[word...]] + rest).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: - How it ended

  /// - Parameter status: as `waitpid` has it.
  package static func ending(status: Int32) -> String {
    status & 0x7F == 0 ? ending(code: (status >> 8) & 0xFF) : ending(signal: status & 0x7F)
  }

  package static func ending(code: Int32) -> String { "It ended with status \(code)." }

  package static func ending(signal: Int32) -> String {
    "It ended with \(names[signal] ?? "signal \(signal)")."
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE",
    SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
  ]
}
