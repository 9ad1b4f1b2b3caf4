import Foundation
import UnderstudyJSON
import UnderstudySockets
import XCUIAutomation

/// Serves the app of a paused test at a socket of the user, until the pause ends: a connection is a request and its answer, a line
/// each.
///
/// The socket stays from one step to the next, so that requests wait for the next pause.
@MainActor final class PausedTest {
  private static var listener: Int32 = -1
  /// Whoever has asked for the step that has led here.
  private static var stepping: Int32?
  /// Connections that learn of the pause's end, as theirs ends with it.
  private static var watching: [Int32] = []
  private static let idleLimit: Int32 = 30 * 60 * 1000

  private let place: SessionPlace
  private let session: AppSession
  private let moment: Pause.Moment
  /// How the pause ends; nil as long as it lasts.
  private var end: Pause.End?

  private init(_ moment: Pause.Moment, at place: SessionPlace) {
    (self.moment, self.place) = (moment, place)
    session = AppSession(paused: moment)
  }

  /// Serves the pause that the test has come to.
  static func serve() -> Pause.End {
    guard let moment = Pause.moment else { return .unserved }
    let place = SessionPlace(in: FileManager.default.currentDirectoryPath)
    let paused = PausedTest(moment, at: place)
    // The command that has begun this process waits for the pause, and only then ends another one that has the turn.
    let descriptor = isKept ? variable("UNDERSTUDY_PAUSE_READY") : nil
    defer { if let descriptor { close(descriptor) } }
    let ready = descriptor.map { LineOutput($0) }
    unsetenv("UNDERSTUDY_PAUSE_READY")
    ready?.write(paused.session.greeting)
    do {
      if listener < 0 {
        try place.prepare()
        LocalSocket.takeTurn(at: place.pausedSocket)
        listener = try LocalSocket.listen(place.pausedSocket)
      }
    } catch {
      note(PauseWording.unlistened("\(error)"))
      return .continues
    }
    paused.announce()
    ready?.write(["listens": true])
    if !isKept, hasTerminal, !hasStudio { hasStudio = beginStudio() }
    return paused.run()
  }

  /// Whether the studio was begun that shows the pauses of this process.
  private static var hasStudio = false

  /// Whether a person sits at a terminal, though SwiftPM reads what tests print and prints that itself.
  private static var hasTerminal: Bool {
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    if terminal >= 0 { close(terminal) }
    return terminal >= 0
  }

  /// Begins the studio where it is built; it ends with the pause.
  private static func beginStudio() -> Bool {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("UnderstudyCommandLine").path
    guard access(tool, X_OK) == 0 else { return false }
    func list(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] { words.map { strdup($0) } + [nil] }
    let arguments = list([tool, "studio", "--paused"])
    let environment = list(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, tool, nil, nil, arguments, environment) == 0
  }

  private static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  private static func variable(_ name: String) -> Int32? {
    ProcessInfo.processInfo.environment[name].flatMap { Int32($0) }
  }

  /// Whether a command runs the test up to a moment, and none else waits for it.
  static let isKept = variable("UNDERSTUDY_PAUSE_READY") != nil

  private func announce() {
    let line = moment.place.map { "\($0.file):\($0.line)" }
    Self.note(PauseWording.paused(moment.test, at: line, moment.reason))
    if let stepping = Self.stepping.take() {
      LineOutput(stepping).write(["result": session.screenAnswer(["paused": session.pausedJSON])])
      close(stepping)
    }
  }

  private func run() -> Pause.End {
    let owner = LocalSocket.end(of: Self.variable("UNDERSTUDY_PAUSE_OWNER"))
    while end == nil {
      var waits = [Self.listener, owner].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&waits, nfds_t(waits.count), Self.idleLimit)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        Self.note(PauseWording.abandoned)
        end = .continues
        break
      }
      guard waits[1].revents == 0 else {
        end = .stop
        break
      }
      let connection = accept(Self.listener, nil, nil)
      guard connection >= 0 else { continue }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      if !answer(connection) { close(connection) }
    }
    if owner >= 0 { close(owner) }
    return finish()
  }

  private func finish() -> Pause.End {
    for connection in Self.watching { close(connection) }
    Self.watching = []
    let end = end ?? .continues
    if end != .step {
      unlink(place.pausedSocket)
      close(Self.listener)
      Self.listener = -1
    }
    return end
  }

  /// - Returns: whether the connection stays.
  private func answer(_ connection: Int32) -> Bool {
    // A client that sends nothing must not keep the others waiting.
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var input = LineInput(connection)
    guard case .line(let line) = input.next() else { return false }
    let output = LineOutput(connection)
    let request = try? JSON(reading: line)
    switch request?["call"]?.text {
    case "greeting": output.write(session.greeting)
    case "watch":
      output.write(session.greeting)
      Self.watching.append(connection)
      return true
    case "continue":
      end = .continues
      output.write(["result": [:]])
    case "stop", "close", "end":
      end = .stop
      output.write(["result": [:]])
    case "step":
      end = .step
      Self.stepping = connection
      return true
    default: output.write(session.answer(line))
    }
    return false
  }
}

/// Called by the C target UnderstudyPlatformC where a test pauses.
@_cdecl("understudy_session_pause")
func sessionPause() -> Int32 { MainActor.assumeIsolated { PausedTest.serve().rawValue } }
