import Foundation
import UnderstudyTime
import XCUIAutomation

/// A wait that ended without what it waited for.
public struct WaitTimeout: PlacedError, Equatable, CustomStringConvertible {
  package let place: CallPlace
  /// What was waited for and where, what was seen last, and what the app is waiting for.
  public let description: String
}

// MARK: - Wording

extension WaitTimeout {
  static func value(
    _ subject: String, after timeout: Duration, lastSeen: String, count: Int, busy: String, at site: CallSite
  ) -> WaitTimeout {
    WaitTimeout(
      place: site.location,
      description: """
        Waited \(timeout.inSeconds) for \(subject) (\(site.location.text)), but no value matched.
        Last seen: \(lastSeen), value \(count) since the observer began.
        \(busy)
        """)
  }

  static func view(
    _ what: String, after timeout: Duration, lastSeen: String, busy: String, at site: CallSite
  ) -> WaitTimeout {
    WaitTimeout(
      place: site.location,
      description: """
        Waited \(timeout.inSeconds) for \(what) (\(site.location.text)).
        Last seen: \(lastSeen).
        \(busy)
        """)
  }

  @MainActor static func condition(_ comment: String?, _ outcome: ConditionOutcome, at site: CallSite) -> WaitTimeout {
    let what = "\(comment ?? ConditionWording.hasValue) (\(site.location.text))"
    return WaitTimeout(
      place: site.location, description: ConditionWording.failure(.eventually, what, outcome, seen: []))
  }

  static func published(
    _ message: String, _ outcome: ConditionOutcome, lastSeen: String, at site: CallSite
  ) -> WaitTimeout {
    let time = "\(outcome.elapsed.inSeconds) of \(outcome.busy == nil ? "real" : "virtual") time"
    let lines = ["\(message) (\(site.location.text)): waited \(time).", "Last seen: \(lastSeen)."]
    return WaitTimeout(
      place: site.location, description: (lines + (outcome.busy.map { [$0] } ?? [])).joined(separator: "\n"))
  }

  static func notRunning(_ what: String, at site: CallSite) -> WaitTimeout {
    WaitTimeout(
      place: site.location,
      description: "Cannot wait for \(what) (\(site.location.text)): the app is not running. Call launch() first.")
  }

  /// Ends a test that has failed and is to end at its first failure. Nothing is reported to XCTest.
  static func checkSkip(_ what: String, at site: CallSite) throws {
    guard FailureReporter.shouldSkip else { return }
    throw WaitTimeout(
      place: site.location,
      description:
        "Did not wait for \(what) (\(site.location.text)): the test has failed and ends at its first failure.")
  }

  /// An observer that follows nothing any more.
  ///
  /// - Parameter isOver: Whether that is because its app has ended.
  static func ended(_ subject: String, isOver: Bool, at site: CallSite) -> WaitTimeout {
    let reason = isOver ? "its app has ended. Observe the app that was launched last" : "the observer was cancelled"
    return WaitTimeout(
      place: site.location, description: "Cannot wait for \(subject) (\(site.location.text)): \(reason).")
  }

  /// Some names and how many more there are.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }
}
