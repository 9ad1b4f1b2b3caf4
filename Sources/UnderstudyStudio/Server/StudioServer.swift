import Foundation
import UnderstudySockets

/// The server of the page: it passes requests on to sessions, and their answers back.
///
/// One thread waits for all descriptors at once, so that nothing here is shared between threads but ``stop()``.
package final class StudioServer: @unchecked Sendable {
  package struct Configuration: Sendable {
    /// 0 for a free one.
    package var port: Int
    package var program: SessionProgram
    /// What builds the program again; nil if nothing does.
    package var build: SessionProgram?
    /// The app that is shown first; nil for the first of the session's list.
    package var app: String?
    /// Seconds after which the server ends if its page was closed; nil if it stays.
    package var grace: Double?
    /// Whether the server ends with its first session.
    package var endsWithSession = false
    /// Whether the server ends with the process that has started it.
    package var endsWithParent = true

    package init(port: Int, program: SessionProgram, app: String? = nil, grace: Double? = nil) {
      (self.port, self.program, self.app, self.grace) = (port, program, app, grace)
    }
  }

  private let configuration: Configuration
  private let access: StudioAccess
  private let listener: Int32
  /// Bytes that end a wait, from any thread.
  private let wake: WakeSignal
  private let parent = getppid()
  private let note: (String) -> Void

  private var connections: [StudioConnection] = []
  var sessions: [SessionProcess] = []
  private var lastSession = 0
  /// The build under way, whose process is read like a session's.
  private var build: SessionProcess?
  /// When the last page was closed.
  private var pageClosed: Double?
  private var isStopped = false
  private var failure: StudioError?

  /// A browser has six connections for each of its pages.
  static let mostConnections = 128
  static let mostSessions = 12

  /// Listens, on the loopback interface alone.
  ///
  /// - Parameter note: takes what sessions print, on the thread of ``run()``.
  /// - Throws: ``StudioError`` if the port is in use.
  package init(_ configuration: Configuration, note: @escaping (String) -> Void = { _ in }) throws {
    self.configuration = configuration
    self.note = note
    guard let wake = WakeSignal() else { throw StudioError.refused(by: "socketpair", code: errno) }
    self.wake = wake
    let (socket, port) = try LoopbackSocket.listen(on: configuration.port)
    listener = socket
    access = StudioAccess(port: port, token: StudioAccess.makeToken())
  }

  deinit { close(listener) }

  /// The address of the page, with the token.
  package var address: String { access.address }

  /// Ends ``run()``; can be called on any thread.
  package func stop() { wake.send(1) }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Called once the first session can be used.
  private var whenReady: () -> Void = {}

  /// Serves until the server is stopped, its page is closed or its parent has ended; leaves no process.
  ///
  /// - Parameter whenReady: called once the first session can be used.
  /// - Throws: ``StudioError`` if the first session cannot begin, or has no app that is meant.
  package func run(whenReady: @escaping () -> Void = {}) throws {
    self.whenReady = whenReady
    defer {
      for process in sessions { process.end(now: 0) }
      for process in sessions { process.finish(within: 500) }
      build?.finish()
      connections = []
    }
    try begin()
    while !isStopped {
      waitForDescriptors()
      let now = Self.now
      for connection in connections { connection.checkTime(now: now) }
      connections.removeAll(where: \.isClosed)
      for session in sessions { session.checkTime(now: now) }
      for session in sessions where session.isOver { report(theEndOf: session, now: now) }
      sessions.removeAll(where: \.isOver)
      if let build, build.isOver { report(theEndOfBuild: build, now: now) }
      checkPage(now: now)
      if configuration.endsWithParent, getppid() != parent { isStopped = true }
    }
    if let failure { throw failure }
  }

  // MARK: - Waiting

  /// Handles what has come. After a second without any, deadlines are looked at, and whether the parent has ended.
  private func waitForDescriptors() {
    let (connections, sessions) = (connections, sessions + [build].compactMap(\.self))
    var descriptors = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    descriptors.append(pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0))
    for connection in connections {
      let events = (connection.isReading ? POLLIN : 0) | (connection.isSending ? POLLOUT : 0)
      descriptors.append(pollfd(fd: connection.socket, events: Int16(events), revents: 0))
    }
    for session in sessions {
      // Negative descriptors are left out by the system.
      descriptors.append(pollfd(fd: session.output, events: Int16(POLLIN), revents: 0))
      descriptors.append(pollfd(fd: session.errors, events: Int16(POLLIN), revents: 0))
      descriptors.append(pollfd(fd: session.isWriting ? session.input : -1, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&descriptors, nfds_t(descriptors.count), 1000) > 0 else { return }
    let now = Self.now
    if descriptors[0].revents != 0 { accept(now: now) }
    if descriptors[1].revents != 0, case .bytes(let bytes) = FileChunk.read(wake.descriptor), bytes.contains(1) {
      isStopped = true
    }
    for (index, connection) in connections.enumerated() {
      handle(connection, descriptors[2 + index].revents, now: now)
    }
    for (index, session) in sessions.enumerated() {
      let first = 2 + connections.count + 3 * index
      if descriptors[first].revents != 0 { for line in session.readLines() { pass(line, of: session, now: now) } }
      if descriptors[first + 1].revents != 0 { passComplaints(of: session, now: now) }
      if descriptors[first + 2].revents != 0 { session.write() }
    }
  }

  private func accept(now: Double) {
    while let socket = LoopbackSocket.accept(listener) {
      let connection = StudioConnection(socket: socket, now: now)
      if connections.count >= Self.mostConnections {
        var response = HTTPResponse(.unavailable, "The studio has too many connections.")
        response.isLast = true
        connection.send(response, now: now)
      } else {
        connections.append(connection)
      }
    }
  }

  private func handle(_ connection: StudioConnection, _ events: Int16, now: Double) {
    guard events != 0 else { return }
    if Int32(events) & Int32(POLLOUT) != 0 { connection.flush(now: now) }
    if Int32(events) & Int32(POLLIN | POLLHUP | POLLERR) != 0, !connection.isClosed { connection.receive(now: now) }
    answerRequests(of: connection, now: now)
  }

  private func answerRequests(of connection: StudioConnection, now: Double) {
    while !connection.isClosed {
      switch connection.nextRequest(now: now) {
      case .incomplete: return
      case .refused(let status):
        var response = HTTPResponse(status, status.text)
        response.isLast = true
        connection.send(response, now: now)
      case .whole(let request, _):
        answer(request, on: connection, now: now)
      }
    }
  }

  private func answer(_ request: HTTPRequest, on connection: StudioConnection, now: Double) {
    let route: StudioAccess.Route
    switch access.decide(request) {
    case .refused(let status, let text): return connection.send(HTTPResponse(status, text), now: now)
    case .route(let decided): route = decided
    }
    switch route {
    case .page:
      connection.send(HTTPResponse(.ok, type: "text/html; charset=utf-8", body: StudioDocument.page), now: now)
    case .script:
      connection.send(HTTPResponse(.ok, type: "text/javascript; charset=utf-8", body: StudioDocument.script), now: now)
    case .style:
      connection.send(HTTPResponse(.ok, type: "text/css; charset=utf-8", body: StudioDocument.style), now: now)
    case .events: beginEvents(on: connection, now: now)
    case .begin: beginSession(for: connection, now: now)
    case .build: beginBuild(for: connection, now: now)
    case .call(let number): call(request.body, session: number, for: connection, now: now)
    case .end(let number):
      sessions.first { $0.number == number }?.end(now: now)
      connection.send(.json(Array("{}".utf8)), now: now)
    }
  }

  // MARK: - Sessions

  @discardableResult private func begin() throws -> Int {
    lastSession += 1
    sessions.append(try start(configuration.program, as: lastSession))
    return lastSession
  }

  /// Lets people come once the first session has what is to be shown.
  private func begin(with greeting: StudioGreeting) {
    failure = greeting.problem(showing: configuration.app)
    if failure == nil { whenReady() } else { isStopped = true }
  }

  private func start(_ program: SessionProgram, as number: Int) throws -> SessionProcess {
    let wake = wake
    return try SessionProcess(number, program) { wake.send(0) }
  }

  /// A page that asks for a build while there is one gets the news of that.
  private func beginBuild(for connection: StudioConnection, now: Double) {
    guard let program = configuration.build else {
      let text = "This studio shows a program that was built before."
      return connection.send(.json(StudioMessage.error("no-build", text), .unavailable), now: now)
    }
    do {
      if build == nil { build = try start(program, as: 0) }
      connection.send(.json(Array("{}".utf8)), now: now)
      broadcast(StudioMessage.object(["build": "began"]), now: now)
    } catch {
      connection.send(.json(StudioMessage.error("not-started", "\(error)"), .badGateway), now: now)
    }
  }

  private func report(theEndOfBuild build: SessionProcess, now: Double) {
    self.build = nil
    let output = String(decoding: build.complaints, as: UTF8.self)
    broadcast(
      StudioMessage.object(["build": build.hasSucceeded ? "passed" : "failed", "output": output]), now: now)
  }

  private func beginSession(for connection: StudioConnection, now: Double) {
    guard sessions.count < Self.mostSessions else {
      let text = "There are \(Self.mostSessions) sessions. Close one first."
      return connection.send(.json(StudioMessage.error("too-many", text), .unavailable), now: now)
    }
    do {
      connection.send(.json(StudioMessage.object(["session": try begin()])), now: now)
    } catch {
      connection.send(.json(StudioMessage.error("not-started", "\(error)"), .badGateway), now: now)
    }
  }

  private func call(_ body: [UInt8], session number: Int, for connection: StudioConnection, now: Double) {
    guard let request = StudioMessage.read(body), request["call"] is String else {
      let text = "The body of a call is an object of JSON with a \"call\", which is a text."
      return connection.send(.json(StudioMessage.error("malformed", text), .badRequest), now: now)
    }
    guard let session = sessions.first(where: { $0.number == number }), session.ask(request, for: connection) else {
      return connection.send(
        .json(StudioMessage.error("ended", "Session \(number) has ended."), .badGateway), now: now)
    }
    connection.isWaiting = true
  }

  /// An answer goes to the connection that has asked, all else to every page.
  private func pass(_ line: [UInt8], of session: SessionProcess, now: Double) {
    if session === build { return session.complain(line + [0x0A]) }
    guard let message = StudioMessage.read(line) else {
      return passOutput(line + [0x0A], of: session, now: now)
    }
    if let request = message["id"] as? Int {
      guard let connection = session.takeConnection(ofRequest: request) else { return }
      connection.send(.json(line), now: now)
      return answerRequests(of: connection, now: now)
    }
    if session.greeting == nil, message["session"] != nil {
      session.greeting = line
      if session.number == 1 { begin(with: StudioGreeting(message)) }
      return broadcast(StudioMessage.line(line, as: "greeting", of: session.number), now: now)
    }
    session.note(message)
    broadcast(StudioMessage.line(line, as: "event", of: session.number), now: now)
  }

  private func passComplaints(of session: SessionProcess, now: Double) {
    let bytes = session.readComplaints()
    if !bytes.isEmpty, session !== build { passOutput(bytes, of: session, now: now) }
  }

  private func passOutput(_ bytes: [UInt8], of session: SessionProcess, now: Double) {
    let text = String(decoding: bytes, as: UTF8.self)
    note(text)
    broadcast(StudioMessage.object(["session": session.number, "output": text]), now: now)
  }

  private func report(theEndOf session: SessionProcess, now: Double) {
    for connection in session.takeConnections() {
      connection.send(.json(StudioMessage.error("ended", session.ending), .badGateway), now: now)
    }
    let end = session.end
    broadcast(
      StudioMessage.object(["session": session.number, "ended": end.ending, "output": end.explanation]), now: now)
    if configuration.endsWithSession, session.greeting != nil, session.number == 1 { isStopped = true }
    if session.greeting == nil, session.number == 1 {
      failure = .sessionEnded(session.ending)
      isStopped = true
    }
  }

  // MARK: - Pages

  /// A page begins with all sessions that there are.
  private func beginEvents(on connection: StudioConnection, now: Double) {
    // The last session may have trapped while no page was there, or the page is loaded again as it has.
    if !configuration.endsWithSession, !sessions.contains(where: \.isAlive) { _ = try? begin() }
    connection.isEvents = true
    connection.send(HTTPResponse.beginOfEvents, now: now)
    connection.send(
      HTTPResponse.event(
        StudioMessage.object([
          "studio": 1, "app": configuration.app ?? "", "sessions": sessions.filter(\.isAlive).map(\.number),
          "builds": configuration.build != nil,
        ])), now: now)
    for session in sessions where session.isAlive {
      guard let greeting = session.greeting else { continue }
      connection.send(HTTPResponse.event(StudioMessage.line(greeting, as: "greeting", of: session.number)), now: now)
    }
    pageClosed = nil
  }

  private func broadcast(_ message: [UInt8], now: Double) {
    for connection in connections where connection.isEvents {
      connection.send(HTTPResponse.event(message), now: now)
    }
  }

  /// Whether a page is shown.
  private var hasPage = false

  private func checkPage(now: Double) {
    let isShown = connections.contains(where: \.isEvents)
    if hasPage, !isShown { pageClosed = now }
    hasPage = isShown
    guard !isShown, let grace = configuration.grace, let pageClosed, now - pageClosed >= grace else { return }
    isStopped = true
  }
}
