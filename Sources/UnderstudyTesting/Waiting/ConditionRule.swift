import XCUIAutomation

/// What a condition must do during a wait.
enum ConditionRule {
  case eventually, never, always

  /// What one look decides; nil where the wait continues.
  func decision(onMet isMet: Bool) -> Bool? {
    switch self {
    case .eventually: isMet ? true : nil
    case .never: isMet ? false : nil
    case .always: isMet ? nil : false
    }
  }

  /// What the end of the time decides.
  var decisionAtEnd: Bool { self != .eventually }
}

/// How a wait for a condition came out.
struct ConditionOutcome {
  var holds: Bool
  /// How long it took, by the clock of the wait.
  var elapsed: Duration
  /// What the session is waiting for, where the rule does not hold; nil where the wait was in real time.
  var busy: String?
  /// What the last look read of apps.
  var reads = ProbeReads()
}
