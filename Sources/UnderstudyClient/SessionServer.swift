import Foundation
import UnderstudyJSON
import UnderstudySockets

/// Keeps a session behind a socket of the user: each connection is one request, a line, and its answer.
///
/// It ends by the request `close`, with the process that it belongs to, or after half an hour without a request.
package final class SessionServer {
  private let place: SessionPlace
  private let session: KeptSession
  private let listener: Int32
  private var isListening = true
  /// Becomes readable when the process ends that the session belongs to; -1 where that is not known.
  private let owner: Int32
  private static let idleLimit: Int32 = 30 * 60 * 1000

  /// The answer to the launch; nil if none was asked for.
  package private(set) var launched: JSON?

  /// Why there is no session: the app cannot be launched.
  package struct Refusal: Error {
    /// With the error.
    package let answer: JSON
  }

  /// Begins a session, which takes the place of the one before once its app is launched.
  ///
  /// - Parameters:
  ///   - place: where it listens.
  ///   - program: the built tests.
  ///   - owner: the process with which the session ends; nil for none.
  ///   - launch: the first request.
  /// - Throws: ``ClientError``; ``Refusal`` if the launch fails.
  package init(at place: SessionPlace, program: String, owner: pid_t?, launch: JSON? = nil) throws {
    try place.prepare()
    self.place = place
    // The session before keeps the file until it ends.
    session = try KeptSession(program: program, log: "\(place.log).\(getpid())")
    if let launch {
      let answer = session.answer(launch)
      launched = answer
      guard answer["error"] == nil else {
        session.end()
        session.removeLog()
        throw Refusal(answer: answer)
      }
    }
    _ = try? SessionClient(place).send(["call": "close"], to: .kept)
    session.moveLog(to: place.log)
    listener = try LocalSocket.listen(place.socket)
    self.owner = LocalSocket.end(of: owner)
  }

  /// Answers until the session is closed.
  package func run() {
    defer { session.end() }
    serve()
    // Before the app ends, which may take a moment: a client that comes then is to find no session, and may begin a new one.
    if isListening { stopListening() }
  }

  private func stopListening() {
    isListening = false
    unlink(place.socket)
    close(listener)
  }

  private func serve() {
    while true {
      var waits = [
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0), pollfd(fd: owner, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, nfds_t(waits.count), Self.idleLimit)
      if count < 0, errno == EINTR { continue }
      guard count > 0, waits[1].revents == 0 else { return }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      let continues = answer(connection)
      close(connection)
      if !continues { return }
    }
  }

  private func answer(_ connection: Int32) -> Bool {
    // A client that sends nothing must not keep the others waiting.
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var reader = LineReader(connection)
    guard let line = reader.next(), let request = try? JSON(reading: line) else { return true }
    let isEnd = request["call"] == "close"
    let answer: JSON
    switch request["call"]?.text {
    case "close": answer = ["result": [:]]
    case "greeting": answer = ["result": session.greeting]
    default: answer = session.answer(request)
    }
    // Whoever reads the answer may begin a new session at once.
    if isEnd { stopListening() }
    _ = writeAll(answer.description + "\n", to: connection)
    return !isEnd
  }
}

/// A session that a server keeps.
package struct SessionClient {
  private let place: SessionPlace

  package init(_ place: SessionPlace) { self.place = place }

  /// Who gets a request.
  package enum Receiver {
    /// A paused test of the package if there is one, else the session that is kept.
    case any
    case paused, kept
  }

  /// Sends a request.
  ///
  /// - Returns: the answer; nil if there is no such session.
  package func send(_ request: JSON, to receiver: Receiver = .any) throws -> JSON? {
    // The test may end with this request, and serves one connection after the other.
    let isKept = try receiver != .kept && request["call"] != "greeting" && isPauseKept()
    var socket = receiver == .kept ? nil : try LocalSocket.connect(place.pausedSocket)
    let isPaused = socket != nil
    if socket == nil, receiver != .paused { socket = try LocalSocket.connect(place.socket) }
    guard let connection = socket else { return nil }
    defer { close(connection) }
    guard writeAll(request.description + "\n", to: connection) else {
      throw ClientError("The session takes no requests.")
    }
    var reader = LineReader(connection)
    guard let line = reader.next() else {
      guard isPaused else { throw ClientError("The session has ended without an answer.") }
      guard isKept else {
        throw ClientError("The paused test has ended without an answer: what its process has printed says why.")
      }
      throw ClientError(
        "The paused test has ended without an answer.\n\(SessionChild.tail(of: place.log))\nAll that was printed: \(place.log)"
      )
    }
    return try JSON(reading: line)
  }

  /// Whether the paused test was run up to a moment, so that the log has what it prints.
  private func isPauseKept() throws -> Bool {
    try send(["call": "greeting"], to: .paused)?["paused"]?["isKept"] == true
  }

  /// Starts a server that outlives this process, and waits until it has launched its app and listens.
  ///
  /// - Parameters:
  ///   - tool: this program.
  ///   - program: the built tests.
  ///   - owner: the process with which the session ends.
  ///   - launch: the first request.
  /// - Returns: the answer to the launch; with an error there is no new session, and the one before continues.
  /// - Throws: ``ClientError`` with what the server says where it does not start.
  package func open(tool: String, program: String, owner: pid_t?, launch: JSON) throws -> JSON {
    try place.prepare()
    let ready = try makePair()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ready.input, 0)
    posix_spawn_file_actions_adddup2(&actions, ready.input, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = [tool, "keep-session", program, place.root] + (owner.map { ["\($0)"] } ?? [])
    reap(try start(tool, arguments, ProcessInfo.processInfo.environment, &actions, isDetached: true))
    close(ready.input)
    var reader = LineReader(ready.output)
    defer { reader.close() }
    _ = writeAll("\(launch)\n", to: ready.output)
    // The server writes the answer, or what keeps it from one.
    var lines: [String] = []
    while let line = reader.next() {
      if let answer = try? JSON(reading: line), answer.members != nil { return answer }
      lines.append(line)
    }
    throw ClientError(lines.isEmpty ? "The session did not start." : lines.joined(separator: "\n"))
  }
}
