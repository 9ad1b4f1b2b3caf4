import Foundation

/// The limits beyond which something is regarded as without end: one table for sessions, updates, waits, tests and the watchdog.
///
/// Each is far above what does end. None depends on how fast the machine is, but for those in real time.
package enum ProgressLimits {
  // MARK: - Steps of a session or a test

  /// Steps of one kind in a row: jobs while the clock hardly moves, timers that an idle test's clock goes to, calls of a test that
  /// has failed. Five minutes of animations take some 20,000 timers.
  @inlinable package static var steps: Int { 100_000 }
  /// By less than this the clock hardly moves: ``steps`` frames of a screen take half an hour, no timer of a person's is shorter.
  static let shortestSpell = Duration.milliseconds(100)
  /// Yields, sleeps or calls after which a test is looked at that does nothing else: often enough that a loop is found within
  /// the time that a wait blocks, seldom enough that none pays for it.
  package static let turns = 500
  /// Turns of the main queue that a wait in real time still has when its time is over: a test among many takes its turns slowly,
  /// and where the queue is empty they cost next to nothing.
  static let turnsOfGrace = 16

  // MARK: - Updates of an app

  /// Frames of an update, each of which causes the next one (SEM-153). What has an end takes two or three.
  @inlinable package static var frames: Int { 100 }
  /// Rounds of a frame, as SwiftUI has (SEM-152), and passes that make a layout; what is left comes in the next one.
  @inlinable package static var rounds: Int { 8 }
  /// Rounds of readers that change each other's places in one update: each level of readers in readers takes one (LAY-061).
  @inlinable package static var roundsOfReaders: Int { 1_000 }

  // MARK: - Looks of a test at an app that does not change

  /// What a look at the app costs: the unit of the next six.
  @inlinable package static var look: Int { 1 }
  /// What a wait costs that has not come true, as it looks several times.
  @inlinable package static var wait: Int { 20 }
  /// What an action costs, as it takes as long as so many looks.
  @inlinable package static var action: Int { 100 }
  /// What a look costs, in all, before which time has passed: a loop with `sleep(1)` may last eleven hours of the app's clock.
  @inlinable package static var lookAfterTime: Int { 500 }
  /// After this a loop has looked often enough at one moment: the clock moves to the next timer.
  @inlinable package static var span: Int { 10_000 }
  /// For an app that changes all the time.
  @inlinable package static var total: Int { 20_000_000 }
  /// Spans after which a test fails, some seconds of real time.
  package static let spans = 100
  /// Further spans after which the process ends where a test continues that has failed so.
  package static let lastSpans = 10
  /// How long, in real time, such a loop lets what is under way elsewhere continue: half of ``standstill``, so that no watchdog
  /// takes it for one.
  package static let patience = Duration.seconds(30)

  // MARK: - Real time

  /// How long nothing may move, or a wait blocks for what is under way elsewhere: a request's own time-out is as long. The app's
  /// clock moves by as much for animations to end, and for a body to be evaluated.
  package static let standstill = Duration.seconds(60)
  /// What comes later by itself is as good as never.
  static let horizon = Duration.seconds(3600)
  /// The watchdog looks as often, or four times a limit that is shorter than four of these.
  package static let tick = Duration.seconds(1)
  /// After how many limits what stands still ends with its process: a slow run has as long again after the report.
  package static let limitsToEnd = 2
  /// After how many limits a process ends that is at work, and in which no test begins or ends: Xcode's own allowance for a test.
  package static let limitsAtWork = 10
  /// The part of a processor that a process uses in which nothing happens, with some room for threads that poll.
  package static let idleShare = 20
  /// The part of real time that passes for the watchdog in any case, while threads wait for a processor: the run's own threads
  /// may be those that take them.
  package static let leastShare = 4
  /// How long a report may take, in seconds: the main thread may hold what it needs, and names of functions take long.
  package static let secondsOfReport = 30
  /// How long notes of the end may take, in seconds, in files of reports and of results.
  package static let secondsOfNotes = 5
  /// How long what was printed may take to be written, in seconds.
  package static let secondsOfOutput = 2

  // MARK: - The hang limit

  private static let variable = "UNDERSTUDY_HANG_LIMIT"

  /// How long a run may stand still before that is reported, in real time: `UNDERSTUDY_HANG_LIMIT` in seconds, else
  /// ``standstill``; nil if the variable is 0, which switches the watchdog off.
  package static let hangLimit: Duration? = {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else { return standstill }
    guard let seconds = Double(text), seconds >= 0, seconds < 1e9 else {
      let note = "Understudy: \(variable) is \"\(text)\", which is no number of seconds; the limit is \(standstill).\n"
      FileHandle.standardError.write(Data(note.utf8))
      return standstill
    }
    return seconds > 0 ? .seconds(seconds) : nil
  }()

  /// After how much real time a test is stuck whose waits block for as long as given: at the latest when the run stands still.
  static func limit(ofTestThatBlocksFor duration: Duration) -> Duration {
    hangLimit.map { min($0, duration) } ?? duration
  }
}
