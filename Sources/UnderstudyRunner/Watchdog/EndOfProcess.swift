import Foundation
import UnderstudyTime

/// The end of the process in the middle of a test that has failed and cannot be left.
enum EndOfProcess {
  /// Ends it with a note, which is no failure: the test has one. Any thread may call it.
  ///
  /// - Parameter note: Why, in a line.
  static func afterFailure(_ note: String) {
    StandardError.write([note])
    StandardError.attempt(for: ProgressLimits.secondsOfNotes) { [TestUnderWay]().noteEndOfProcess(note) }
    // What was printed may still be in a buffer, which the stuck thread may hold.
    StandardError.attempt(for: ProgressLimits.secondsOfOutput) { fflush(nil) }
    understudy_end_process(1)
  }
}
