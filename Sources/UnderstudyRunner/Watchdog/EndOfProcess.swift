import Foundation
import UnderstudyTime

/// The end of the process in the middle of tests. Any thread may call it.
enum EndOfProcess {
  /// Ends it with a note, which is no failure: the test has one, and cannot be left.
  ///
  /// - Parameter note: Why, in a line.
  static func afterFailure(_ note: String) { end([], note, saying: [note]) }

  /// Ends that of a test which loops for ever in code that cannot be left.
  static func inLoop(_ test: String, at call: CallPlace?) { afterFailure(WatchdogWording.loops(test, at: call)) }

  /// - Parameters:
  ///   - tests: those that fail by it.
  ///   - note: Why, in the reports of the tests.
  ///   - lines: Why, in the log.
  static func end(_ tests: [TestUnderWay], _ note: String, saying lines: [String]) {
    StandardError.write(lines)
    StandardError.attempt(for: ProgressLimits.secondsOfNotes) { tests.noteEndOfProcess(note) }
    StandardError.finishFiles()
    understudy_end_process(1)
  }
}
