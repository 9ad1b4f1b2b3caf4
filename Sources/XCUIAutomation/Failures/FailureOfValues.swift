/// What a test framework says of a failed assertion, to find the reads that its variables come from.
struct FailureOfValues {
  let text: String
  /// Whether it says no more than that a condition did not hold.
  let isWithoutValues: Bool

  /// - Parameter text: As `XCTAssertEqual failed: ("2") is not equal to ("3")` or `Expectation failed: (cups → 2) == 3`.
  init(text: String) {
    self.text = text
    isWithoutValues =
      text.hasPrefix("XCT")
      ? text.prefixMatch(of: /XCT(Assert(True|False|NotNil)?|Unwrap) failed/) != nil
      : !text.replacing(/→ (true|false|nil|\[\]|<not evaluated>)/, with: "").contains("→")
  }

  /// Whether a read has had a value that the text shows, or was an absence that the text may be about.
  func concerns(_ read: RecentReads.Read) -> Bool {
    let value: Any =
      switch read.finding {
      case .found: true
      case .missing, .several, .notRunning: false
      case .property(_, let value): value
      }
    let shown = String(describing: value)
    if text.contains("\"\(shown)\"") || text.contains("→ \(shown)") { return true }
    if isWithoutValues { return read.finding.isNegative }
    return read.waited != nil && text.contains("timedOut")
  }
}
