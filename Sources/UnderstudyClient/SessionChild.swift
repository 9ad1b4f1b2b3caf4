import Foundation
import UnderstudyJSON
import UnderstudySockets

/// The process of a session, to which requests are sent.
///
/// What its app prints goes to a file. The process ends when this does, as its input ends.
package final class SessionChild {
  private let process: pid_t
  private let input: Int32
  private var lines: LineReader
  private var log: String
  private var lastID = 0
  /// The first line that the process wrote.
  package let greeting: JSON
  /// Whether it has ended.
  package private(set) var hasEnded = false
  /// As `waitpid` has it.
  private var status: Int32 = 0

  /// Starts a program of tests as a session.
  ///
  /// - Parameters:
  ///   - program: the built tests, a file that ends with `.xctest`, or another program that links the app and UnderstudyTesting.
  ///   - log: the file that gets what the app prints.
  ///   - variables: of the environment, beside those of this process.
  ///   - limit: how long it may take to say that it is a session; that of a call that hangs unless given.
  /// - Throws: ``ClientError`` where the program cannot be started, or is no session.
  package init(
    program: String, log: String, variables: [String: String] = [:], within limit: Duration = SessionChild.longestStart
  )
    throws
  {
    self.log = log
    (process, input, lines) = try Self.spawn(program, log: log, variables)
    let end = ContinuousClock.now + limit
    while true {
      guard let line = lines.next(before: end) else {
        hasEnded = true
        Self.stop(process, input, lines)
        let reason =
          lines.isLate
          ? "started no session within \(JSON.number(limit / .seconds(1))) s: it is no program of tests, or hangs. "
            + "UNDERSTUDY_HANG_LIMIT is another number of seconds."
          : "started no session."
        throw ClientError("\(program) \(reason)\n\(Self.tail(of: log))")
      }
      if let greeting = try? JSON(reading: line), greeting["session"] != nil {
        self.greeting = greeting
        return
      }
    }
  }

  deinit { end() }

  /// As long as a call may hang.
  private static var longestStart: Duration {
    let seconds = ProcessInfo.processInfo.environment["UNDERSTUDY_HANG_LIMIT"].flatMap { Double($0) } ?? 10
    return .seconds(seconds.isFinite && seconds > 0 ? min(seconds, 86_400) : 10)
  }

  /// Ends a process that has not become a session.
  private static func stop(_ process: pid_t, _ input: Int32, _ lines: LineReader) {
    close(input)
    lines.close()
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  private static func spawn(
    _ program: String, log: String, _ more: [String: String]
  ) throws -> (pid_t, Int32, LineReader) {
    guard access(program, X_OK) == 0 else {
      throw ClientError("\(program) is no program: build the tests first, by `swift build --build-tests`.")
    }
    let (requests, answers) = (try makePair(), try makePair())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, requests.output, 0)
    posix_spawn_file_actions_adddup2(&actions, answers.input, 1)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var variables = ProcessInfo.processInfo.environment.merging(more) { $1 }
    variables["UNDERSTUDY_SESSION"] = "1"
    let process = try start(program, [program], variables, &actions)
    close(requests.output)
    close(answers.input)
    return (process, requests.input, LineReader(answers.output))
  }

  // MARK: - Requests

  /// Sends a request and waits for its answer.
  ///
  /// - Returns: the answer with its `result` or `error`. Where the process has ended, an error of the code `trap`, `hang` or
  ///   `ended`.
  package func send(_ request: JSON) -> JSON {
    lastID += 1
    var events: [JSON] = []
    if !hasEnded, write(request.setting("id", to: .integer(lastID))) {
      while let line = lines.next() {
        guard let message = try? JSON(reading: line) else { continue }
        if message["event"] != nil {
          events.append(message)
        } else if message["id"] == .integer(lastID) || message["id"] == .null {
          return message
        }
      }
    }
    end()
    let (kind, report) = (events.last?["event"]?.text, events.last?["text"]?.text)
    let end = SessionEnd(
      kind: kind, report: report, output: Self.text(of: log), ending: SessionEnd.ending(status: status))
    return .members([
      "id": .integer(lastID),
      "error": .members(["code": .string(kind ?? "ended"), "message": .string(end.text)]),
    ])
  }

  /// Gives the file another path, to which the app's prints have gone and go.
  func moveLog(to path: String) {
    guard rename(log, path) == 0 else { return }
    log = path
  }

  private func write(_ message: JSON) -> Bool { writeAll(message.description + "\n", to: input) }

  /// The last lines of what the app has printed.
  static func tail(of log: String) -> String { SessionEnd.tail(of: text(of: log)) }

  private static func text(of log: String) -> String {
    (try? Data(contentsOf: URL(fileURLWithPath: log))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// In milliseconds.
  private static let longestEnd: Int32 = 1000

  /// Ends the process.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    close(input)
    lines.close()
    guard waitpid(process, &status, WNOHANG) == 0 else { return }
    // At the end of its input it ends by itself, and removes the files of its apps.
    if !LocalSocket.hasEnded(process, within: Self.longestEnd) { kill(process, SIGTERM) }
    waitpid(process, &status, 0)
  }
}

/// Reads lines of a descriptor, and blocks until there is one.
struct LineReader {
  let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a line has been read already that was not given.
  var hasLine: Bool { buffer.contains(0x0A) }

  /// Whether the last line has not come in time.
  private(set) var isLate = false

  /// Nil at the end, and if no line comes in time.
  mutating func next(before end: ContinuousClock.Instant? = nil) -> String? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      searched = buffer.count
      if let end, !isReadable(before: end) {
        isLate = true
        return nil
      }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  private func isReadable(before end: ContinuousClock.Instant) -> Bool {
    while true {
      let left = max((end - .now) / .milliseconds(1), 0).rounded(.up)
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&wait, 1, Int32(min(left, Double(Int32.max))))
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  func close() { Foundation.close(descriptor) }
}
