import Foundation
import UnderstudyCore
import UnderstudyTime

/// Everything that is said about runs that stand still, trap or are ended by the app.
enum WatchdogWording {
  static let frameLimit = 12

  /// What a session's test did last, each on a line.
  static func doing(_ session: ExecutionSession) -> [String] {
    var lines: [String] = []
    // What a session has called is no code of its user's.
    func place(_ call: CallPlace?) -> CallPlace? { call.flatMap { CodeOwner.isOwn($0.file) ? nil : $0 } }
    let (action, call) = (place(session.lastActionCall), place(session.lastCall))
    if let origin = session.lastAction as? EventOrigin {
      let place = action.map { " (\($0.text))" } ?? ""
      lines.append("  \(session.isActing ? "under way" : "last action"): \(origin.description)\(place)")
    }
    if let call, call != action || lines.isEmpty { lines.append("  last call: \(call.text)") }
    return lines
  }

  /// The app's frames first: they say where it is; the innermost others say what it waits for.
  static func frames(_ frames: [NamedFrame], of thread: String) -> [String] {
    guard !frames.isEmpty else { return ["\(thread): its frames are unknown"] }
    let own = frames.filter(\.isOfApp)
    let inner = frames.prefix { !$0.isOfApp }.prefix(6)
    var lines = ["\(thread), code of the app and the test:"]
    lines += own.isEmpty ? ["  none"] : own.map { "  \($0.text)" }.capped(at: frameLimit)
    guard !inner.isEmpty else { return lines }
    let waiting = frames.prefix(12).lazy.compactMap { wait(in: $0.text) }.first
    return lines + ["\(thread), innermost frames\(waiting.map { ", which wait for \($0)" } ?? ""):"]
      + inner.map { "  \($0.text)" }
  }

  /// What a function of the system waits for; nil where it does not wait.
  private static func wait(in function: String) -> String? {
    let waits = [
      ("_dispatch_semaphore_wait", "a semaphore"), ("_dispatch_group_wait", "a group"),
      ("_dispatch_sync_f_slow", "a queue"), ("__DISPATCH_WAIT_FOR_QUEUE__", "a queue"),
      ("_dispatch_once_wait", "a value that another thread makes"), ("sem_wait", "a semaphore"),
      ("pthread_cond_", "a condition"), ("lll_lock_wait", "a lock"), ("pthread_mutex_lock", "a lock"),
      ("pthread_rwlock", "a lock"), ("pthread_join", "a thread's end"), ("pthread_clockjoin", "a thread's end"),
      ("waitpid", "a process's end"), ("wait4", "a process's end"), ("nanosleep", "a time"), ("poll", "input"),
      ("epoll_wait", "input"), ("read", "input"),
    ]
    let name = function.drop { $0 == "_" }
    return waits.first { name.hasPrefix($0.0.drop { $0 == "_" }) }?.1
  }

  // MARK: - Runs that stand still

  static func still(_ duration: Duration) -> String {
    "Understudy: the run has not moved for \(text(duration)) of real time."
  }

  static func computes(_ duration: Duration) -> String {
    "Understudy: no test has begun or ended for \(text(duration)) of real time, and no app is used."
  }

  static let testLimit = 8

  /// The line of a test with an app is that of its call, so it comes with what the test does.
  static func tests(_ tests: [TestUnderWay], withPlaces: Bool) -> [String] {
    guard !tests.isEmpty else { return ["  test: \(TestRun.isInExitTest ? "an exit test" : "unknown")"] }
    return tests.map { test in
      "  test: \(test.name)" + (withPlaces ? test.place.map { " (\($0.text))" } ?? "" : "")
    }.capped(at: testLimit)
  }

  static let awaits = "No thread runs code of the app or the tests. What is awaited does not come."

  static let polls =
    "No thread runs code of the app or the tests at this moment: a task may ask for something repeatedly."

  /// The failure of an `async` method of XCTest.
  static func stuck(_ limit: Duration) -> String {
    """
    The test is stuck: for \(text(limit)) of real time it has done nothing. It awaits something that has no time-out, \
    such as a stream, a continuation or a task.
    Try: a wait that has a time-out, such as `fulfillment(of:timeout:)`.
    """
  }

  /// - Parameter frame: where the test awaits something.
  static func givingUp(_ text: String, at frame: NamedFrame?) -> String {
    guard let frame else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([lines[0] + "\nIt awaits in \(frame.text)."] + lines.dropFirst()).joined(separator: "\n")
  }

  static func runs(_ app: StoppedApp, in session: ExecutionSession) -> [String] {
    var lines: [String] = []
    if let view = app.view { lines.append("  evaluates: \(ViewTypeName.of(view))") }
    if let origin = app.origin, origin !== session.lastAction {
      lines.append("  runs: code called by \(origin.description)")
    }
    return lines
  }

  static let mainThread = "Main thread"
  static func otherThread(_ number: Int32) -> String { "Thread \(number)" }

  static func lastEvents(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["Last events:"] + lines.map { "  \($0)" }
  }

  /// - Parameter limit: when it comes; nil for at once.
  static func endComes(in limit: Duration?) -> String {
    guard let limit else { return "The process ends. UNDERSTUDY_HANG_LIMIT sets the limit, in seconds." }
    return "If it does not continue within \(text(limit)), the process ends with a failure. "
      + "UNDERSTUDY_HANG_LIMIT sets the limit, in seconds."
  }

  static func slow(_ duration: Duration) -> String {
    "Understudy: the run continues; it stood still for \(text(duration))."
  }

  static func end(after duration: Duration) -> String {
    "The run stood still for \(text(duration)) of real time, and was ended."
  }

  /// The form that editors read: file, line, test, what is wrong.
  static func end(_ tests: [TestUnderWay], after duration: Duration) -> [String] {
    let text = end(after: duration)
    guard !tests.isEmpty else { return ["error: \(text)"] }
    return tests.prefix(testLimit).map { test in
      "\(test.place.map { "\($0.file):\($0.line): " } ?? "")error: \(test.name) : \(text)"
    }
  }

  // What follows a failure, and is none itself.

  static func loops(_ test: String, at call: CallPlace?) -> String {
    "Understudy: \(test) continues in a loop after its failure\(call.map { " (\($0.text))" } ?? ""), and its code cannot be left "
      + "without an await. The process ends."
  }

  static func abandoned(_ session: ExecutionSession) -> String {
    "Understudy: \(session.name) awaits something for ever, so its task was cancelled."
  }

  static func ended(_ test: String, after duration: Duration) -> String {
    "Understudy: \(test) awaits what cannot be cancelled. \(end(after: duration))"
  }

  private static func text(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\((seconds * 10).rounded() / 10) s"
  }

  // MARK: - Traps and exits

  /// The failure of the test in which the process traps.
  static func trap(_ session: ExecutionSession?, _ frames: [NamedFrame]) -> String {
    (["The process trapped, and ended with all its tests."] + (session.map(doing) ?? []) + [at(frames)])
      .joined(separator: "\n")
  }

  /// Where the program's code is, and the program's functions that have called it.
  static func calls(_ frames: [NamedFrame]) -> [String] {
    let callers = frames.filter(\.isOfApp).dropFirst()
    return [at(frames)] + callers.map { "  called by: \($0.text)" }.capped(at: frameLimit)
  }

  static func at(_ frames: [NamedFrame]) -> String {
    frames.first(where: \.isOfApp).map { "  at: \($0.text)" } ?? "  at: no code of the app or the test"
  }

  /// The failure of the tests in which code ends the process.
  ///
  /// - Parameters:
  ///   - call: such as `exit(0)`.
  ///   - session: that of the app that has called it; nil where other code has.
  static func ended(
    _ call: String, _ kind: EndKind, by session: ExecutionSession?, _ tests: [TestUnderWay], _ frames: [NamedFrame]
  ) -> String {
    let names = names(tests)
    let caller =
      session != nil ? "by the app in the test \(names)" : tests.isEmpty ? "outside of tests" : "in the test \(names)"
    let end =
      switch kind {
      case .process: "which ends the process with all its tests."
      case .mainThread: "which ends the main thread, and the process with all its tests."
      }
    let remedy = session == nil ? "`return`, or a failure that ends the test" : "a closure that the app calls instead"
    return
      (["\(call) was called \(caller), \(end)"] + (session.map(doing) ?? []) + [
        at(frames),
        "Try: \(remedy), or `#expect(processExitsWith:)`, which runs the test in a process of its own.",
      ]).joined(separator: "\n")
  }

  /// What a session's other side gets if code ends the process.
  ///
  /// - Parameter call: such as `exit(0)`.
  static func endedSession(_ call: String, by session: ExecutionSession?, _ frames: [NamedFrame]) -> String {
    (["\(call) was called, which ends the app."] + (session.map(doing) ?? []) + [
      at(frames), "Try: a closure that the app calls instead, of which a test has another one.",
    ]).joined(separator: "\n")
  }

  /// The failure of the tests during which a signal has come.
  ///
  /// - Parameters:
  ///   - sender: the process that has sent it; 0 for the kernel.
  ///   - session: that of the app that ran last.
  static func signalled(
    _ signal: String, by sender: Int32, _ session: ExecutionSession?, _ tests: [TestUnderWay], _ frames: [NamedFrame]
  ) -> String {
    let origin = sender == 0 ? "" : sender == getpid() ? ", which it has sent itself," : " of the process \(sender)"
    let place = tests.isEmpty ? "outside of tests" : "in the test \(names(tests))"
    let doing = tests.isEmpty ? [] : session.map(doing) ?? []
    return (["The process was ended by \(signal)\(origin) \(place)."] + doing + (frames.isEmpty ? [] : [at(frames)]))
      .joined(separator: "\n")
  }

  private static func names(_ tests: [TestUnderWay]) -> String {
    let named = tests.prefix(testLimit).map(\.name).joined(separator: ", ")
    return tests.count > testLimit ? "\(named) and \(tests.count - testLimit) more" : named
  }
}
