/// What pauses write.
package enum PauseWording {
  package static func unknown(_ text: String) -> String {
    "Understudy: UNDERSTUDY_PAUSE is \"\(text)\"; it can be failure, or a step of a report, such as Module.Suite.test()/3."
  }

  static let inCI = """
    Failed to pause: CI is set, and there no one continues the test. Remove pause(), or unset CI
    """

  static let failuresInCI = "Understudy: UNDERSTUDY_PAUSE is ignored, as CI is set: there no one continues the test."

  package static let unserved = "Failed to pause: the program does not link UnderstudyTesting, which shows the app"

  @MainActor package static func notRunning(_ name: String) -> String {
    "Failed to pause: \(FailureWording.notRunning(name))"
  }

  static let byCall = "pause()"

  package static func step(_ number: Int, _ title: String) -> String { "after step \(number), \(title)" }

  package static func failure(_ headline: String) -> String { "failure: \(headline)" }

  /// What is printed where a test pauses.
  package static func paused(_ test: String, at place: String?, _ reason: String) -> String {
    """
    Understudy: \(test) is paused\(place.map { " at \($0)" } ?? ""), \(reason).
      look:      swift package --ignore-lock understudy studio --paused, or tree, find, tap, why, …
      continue:  swift package --ignore-lock understudy continue, step or stop
    """
  }

  package static let stopped = "Understudy: the run is stopped at the pause."
  package static let abandoned = "Understudy: the pause ends: there was no request for half an hour."
  package static func unlistened(_ error: String) -> String { "Understudy: the test does not pause: \(error)" }
}
