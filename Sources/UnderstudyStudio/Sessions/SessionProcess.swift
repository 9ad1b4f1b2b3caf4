import Foundation
import UnderstudySockets

/// A process that runs an app and answers requests, a line of JSON each (`Docs/Session.md`).
final class SessionProcess {
  let number: Int
  private let process = Process()
  /// The ends of this process: what the session reads, writes and complains on.
  private(set) var input: Int32
  private(set) var output: Int32
  private(set) var errors: Int32

  /// The session's first line.
  var greeting: [UInt8]?
  private var outgoing: [UInt8] = []
  private var line: [UInt8] = []
  /// The connections that wait for an answer, by the numbers of the requests.
  private(set) var waiting: [Int: StudioConnection] = [:]
  private var lastRequest = 0
  /// The end of what it has complained about.
  private(set) var complaints: [UInt8] = []
  private var lastEvent: (kind: String, text: String)?
  /// When it is ended by force, on the monotonic clock.
  private var deadline: Double?

  private static let mostLineBytes = 67_108_864
  private static let mostComplaintBytes = 65_536

  /// - Parameter wake: called on another thread when the process has ended.
  /// - Throws: what the system refuses.
  init(_ number: Int, _ program: SessionProgram, wake: @escaping @Sendable () -> Void) throws {
    self.number = number
    let (requests, answers, messages) = (try DescriptorPair(), try DescriptorPair(), try DescriptorPair())
    process.executableURL = program.executable
    process.arguments = program.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { _, new in new }
    process.currentDirectoryURL = program.folder
    process.standardInput = FileHandle(fileDescriptor: requests.reading, closeOnDealloc: false)
    process.standardOutput = FileHandle(fileDescriptor: answers.writing, closeOnDealloc: false)
    process.standardError = FileHandle(fileDescriptor: messages.writing, closeOnDealloc: false)
    process.terminationHandler = { _ in wake() }
    (input, output, errors) = (requests.writing, answers.reading, messages.reading)
    defer { for end in [requests.reading, answers.writing, messages.writing] { close(end) } }
    do {
      try process.run()
    } catch {
      for end in [input, output, errors] { close(end) }
      throw error
    }
    for end in [input, output, errors] { Descriptor.neverBlock(end) }
  }

  var isWriting: Bool { input >= 0 && !outgoing.isEmpty }
  /// Whether it has ended and all that it has written is read.
  var isOver: Bool { output < 0 && errors < 0 && !process.isRunning }

  /// Whether it can answer: it has not trapped, and nothing has ended it.
  var isAlive: Bool { input >= 0 && output >= 0 && lastEvent?.kind != "trap" && lastEvent?.kind != "ended" }

  /// Whether a process that is over has ended as it should.
  var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

  /// How a process that is over has ended.
  var ending: String {
    process.terminationReason == .uncaughtSignal
      ? SessionEnd.ending(signal: process.terminationStatus) : SessionEnd.ending(code: process.terminationStatus)
  }

  /// Notes an event of which the page is notified.
  func note(_ event: [String: Any]) {
    guard let kind = event["event"] as? String else { return }
    lastEvent = (kind, event["text"] as? String ?? "")
  }

  /// What there is to say about a process that is over.
  var end: SessionEnd {
    SessionEnd(
      kind: lastEvent?.kind, report: lastEvent?.text, output: String(decoding: complaints, as: UTF8.self),
      ending: ending)
  }

  // MARK: - Requests

  /// Sends a request under a number of its own.
  ///
  /// - Parameter request: an object of JSON.
  /// - Returns: whether the session can be asked.
  func ask(_ request: [String: Any], for connection: StudioConnection) -> Bool {
    guard input >= 0 else { return false }
    lastRequest += 1
    var numbered = request
    numbered["id"] = lastRequest
    guard let line = try? JSONSerialization.data(withJSONObject: numbered, options: .sortedKeys),
      outgoing.count + line.count < Self.mostLineBytes
    else { return false }
    waiting[lastRequest] = connection
    outgoing += Array(line) + [0x0A]
    write()
    return true
  }

  /// The connection that has asked under this number.
  func takeConnection(ofRequest number: Int) -> StudioConnection? { waiting.removeValue(forKey: number) }

  func takeConnections() -> [StudioConnection] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Writes as much as the session takes.
  func write() {
    while isWriting {
      let count = outgoing.withUnsafeBytes { Foundation.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno == EINTR {
        continue
      } else {
        if errno != EAGAIN { closeInput() }
        return
      }
    }
  }

  // MARK: - Lines

  /// The whole lines that have come.
  func readLines() -> [[UInt8]] {
    switch FileChunk.read(output) {
    case .nothing: return []
    case .end:
      defer { line = [] }
      closeOutput()
      return line.isEmpty ? [] : [line]
    case .bytes(let bytes):
      var (lines, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], bytes)
      while let end = rest.firstIndex(of: 0x0A) {
        lines.append(line + rest[..<end])
        line = []
        rest = rest[(end + 1)...]
      }
      line += rest
      if line.count > Self.mostLineBytes { end(now: 0) }
      return lines.filter { !$0.isEmpty }
    }
  }

  /// What it has complained about since the last time.
  func readComplaints() -> [UInt8] {
    switch FileChunk.read(errors) {
    case .nothing: return []
    case .end:
      close(errors)
      errors = -1
      return []
    case .bytes(let bytes):
      complain(Array(bytes))
      return Array(bytes)
    }
  }

  func complain(_ bytes: [UInt8]) { complaints = Array((complaints + bytes).suffix(Self.mostComplaintBytes)) }

  // MARK: - The end

  private func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
    outgoing = []
  }

  private func closeOutput() {
    guard output >= 0 else { return }
    close(output)
    output = -1
    closeInput()
  }

  /// Lets the session end: it does so at the end of its input, or by force after two seconds.
  func end(now: Double) {
    closeInput()
    if deadline == nil { deadline = now + 2 }
  }

  /// Ends a process that does not end by itself.
  func checkTime(now: Double) {
    // It answers no more.
    if output < 0, deadline == nil { deadline = now + 2 }
    if let deadline, now > deadline { kill() }
  }

  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Ends the process, and returns once it has ended.
  ///
  /// - Parameter milliseconds: how long it may take to end by itself, at the end of its input, before it is ended by force.
  func finish(within milliseconds: Int32 = 0) {
    closeInput()
    if milliseconds > 0, process.isRunning {
      _ = LocalSocket.hasEnded(process.processIdentifier, within: milliseconds)
    }
    closeOutput()
    if errors >= 0 { close(errors) }
    errors = -1
    kill()
    process.waitUntilExit()
  }
}
