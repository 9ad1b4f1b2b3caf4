import Foundation
import UnderstudyJSON
import UnderstudySockets

/// Foundation does not declare it.
@_extern(c, "posix_spawn_file_actions_addchdir_np")
func changeFolder(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32

/// A program of tests that is run up to a pause, and outlives this process.
package struct PausedProgram {
  /// A run that has begun.
  package struct Run {
    package let process: pid_t
    /// The first message of the paused test; nil where the run has ended without a pause.
    package let greeting: JSON?

    /// Waits for the end of the process.
    ///
    /// - Returns: its code; 128 and more where a signal has ended it.
    @discardableResult
    package func wait() -> Int32 {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }
  }

  private let place: SessionPlace
  private let program: String

  /// - Parameters:
  ///   - place: whose log gets what the program prints.
  ///   - program: the built tests.
  package init(at place: SessionPlace, program: String) { (self.place, self.program) = (place, program) }

  /// Runs the test of a moment until it pauses there.
  ///
  /// - Parameters:
  ///   - owner: the process with which the test ends.
  ///   - more: variables beside those of this process.
  ///   - whenPaused: called once the test has come to the moment, before it takes the place of another one that is paused.
  /// - Throws: ``ClientError`` where the test ends before that.
  package func run(
    to moment: ReportMoment, owner: pid_t?, variables more: [String: String] = [:],
    whenPaused: () throws -> Void = {}
  ) throws -> Run {
    let variables = more.merging(["UNDERSTUDY_PAUSE": moment.request]) { $1 }
    let run = try run(try moment.arguments(), owner: owner, variables: variables, whenPaused: whenPaused)
    if run.greeting != nil { return run }
    run.wait()
    let item = moment.item.contains("-") ? moment.item : "step \(moment.item)"
    throw ClientError(
      """
      \(moment.folder) ended before \(item). The test or the app may have changed since the report, or is not deterministic.
      \(SessionChild.tail(of: place.log))
      """)
  }

  /// Runs tests until one pauses, or all have ended.
  ///
  /// - Throws: ``ClientError`` where the program cannot be started.
  package func run(
    _ arguments: [String], owner: pid_t?, variables more: [String: String] = [:],
    whenPaused: () throws -> Void = {}
  ) throws -> Run {
    try place.prepare()
    guard access(program, X_OK) == 0 else {
      throw ClientError("\(program) is no program: build the tests first, by `swift build --build-tests`.")
    }
    let ready = try makePair()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, place.log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, ready.input, Self.readyDescriptor)
    _ = changeFolder(&actions, place.root)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "UNDERSTUDY_SESSION", "UNDERSTUDY_REPORT", "UNDERSTUDY_PAUSE"] { variables[name] = nil }
    variables["UNDERSTUDY_PAUSE_READY"] = "\(Self.readyDescriptor)"
    variables["UNDERSTUDY_PAUSE_OWNER"] = owner.map { "\($0)" }
    let process = try start(
      program, [program] + arguments, variables.merging(more) { $1 }, &actions, kept: Self.readyDescriptor + 1,
      isDetached: true)
    close(ready.input)
    var reader = LineReader(ready.output)
    defer { reader.close() }
    guard let line = reader.next() else { return Run(process: process, greeting: nil) }
    try whenPaused()
    // The second line comes when it listens.
    _ = reader.next()
    return Run(process: process, greeting: try JSON(reading: line))
  }

  /// Free in a program that has just begun.
  private static let readyDescriptor: Int32 = 3
}
