import UnderstudyTime

/// Hands on what is written about the end of the process, or about a run that stands still, to a session's other side.
package enum ProcessReports {
  /// What a report is about.
  package enum Kind: String, Sendable { case trap, hang, ended }

  private struct State: Sendable {
    var receiver: (@Sendable (Kind, String) -> Void)?
    /// The lines of the report under way.
    var lines: [String]?
  }

  private static let state = Guarded(State())

  /// Names who gets the reports.
  ///
  /// - Parameter receiver: called on the watchdog's thread, or on one that ends the process.
  package static func send(to receiver: @escaping @Sendable (Kind, String) -> Void) {
    state.withLock { $0.receiver = receiver }
  }

  /// Whether someone gets them: the other side waits for an answer, and not for a test that may be slow.
  package static var areReceived: Bool { state.withLock { $0.receiver != nil } }

  /// Collects what is written to standard error while a report is made, and hands it over at its end.
  package static func report<Result>(_ kind: Kind, _ body: () -> Result) -> Result {
    guard state.withLock({ $0.receiver }) != nil else { return body() }
    state.withLock { $0.lines = [] }
    let result = body()
    let (receiver, lines) = state.withLock { ($0.receiver, $0.lines.take() ?? []) }
    receiver?(kind, lines.joined(separator: "\n"))
    return result
  }

  package static func note(_ lines: [String]) { state.withLock { $0.lines? += lines } }
}
