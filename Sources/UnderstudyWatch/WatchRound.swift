import Foundation

/// One build, and the tests that are run after it.
struct WatchRound {
  /// The names of test targets.
  let tests: [String]
  let swift: SwiftCommand
  /// Nil if no page was asked for.
  var page: WatchPage?

  /// What SwiftPM is to run: the names of tests begin with their module's.
  var filter: String {
    "^(\(tests.map { NSRegularExpression.escapedPattern(for: $0.replacing("-", with: "_")) }.joined(separator: "|")))\\."
  }

  func run(output: (String) -> Void) {
    func end(_ state: WatchPage.State, _ text: String, hasReport: Bool = false) {
      output(text)
      page?.show(state, text, hasReport: hasReport)
    }
    guard !tests.isEmpty else { return output("No test target depends on it.") }
    page?.show(.building, "Building \(tests.joined(separator: ", "))")
    let built = run(["build", "--build-tests"])
    guard !swift.stop.hasCome else { return }
    guard built.code == 0 else { return end(.failed, "The build failed after \(built.seconds).") }
    let report = "\(swift.folder)/.build/watch-report"
    try? FileManager.default.removeItem(atPath: report)
    page?.show(.running, "Running \(tests.joined(separator: ", "))")
    let tested = run(["test", "--skip-build", "--filter", filter], variables: ["UNDERSTUDY_REPORT": report])
    guard !swift.stop.hasCome else { return }
    let hasReport = FileManager.default.fileExists(atPath: "\(report)/index.html")
    let summary = Self.summary(tests, passed: tested.code == 0, building: built.seconds, running: tested.seconds)
    end(tested.code == 0 ? .passed : .failed, summary, hasReport: hasReport)
    if tested.code != 0, hasReport { output("Report: \(report)/index.html") }
  }

  static func summary(_ tests: [String], passed: Bool, building: String, running: String) -> String {
    "\(passed ? "Passed" : "FAILED"): \(tests.joined(separator: ", ")). Building took \(building), running \(running)."
  }

  private func run(_ arguments: [String], variables: [String: String] = [:]) -> (code: Int32, seconds: String) {
    let begin = ContinuousClock.now
    let code: Int32
    do {
      code = try swift.run(arguments, variables: variables).code
    } catch {
      FileHandle.standardError.write(Data("understudy: \(error)\n".utf8))
      code = 1
    }
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    return (code, "\((seconds * 10).rounded() / 10) s")
  }
}
