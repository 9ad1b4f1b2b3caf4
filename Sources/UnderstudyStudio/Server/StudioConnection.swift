import Foundation

/// A connection of a browser: what has come and is no whole request yet, and what is still to be sent.
final class StudioConnection {
  let socket: Int32
  private(set) var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether it shows events until it ends.
  var isEvents = false
  /// Whether a session has not answered its request yet. What comes meanwhile is read later.
  var isWaiting = false
  /// Whether it ends once all is sent.
  var isEnding = false
  /// Whether the answer to the request that was read last is the last one.
  private var isLast = false
  private(set) var isClosed = false
  /// When it ends if nothing moves, on the monotonic clock.
  private(set) var deadline: Double

  /// Seconds in which a request has to come, or a reader has to take something.
  static let patience = 30.0
  /// Seconds that a browser may keep a connection without a request.
  static let idle = 120.0
  /// A reader of events that is this far behind is cut off; its page connects again and reads the state.
  static let mostBytes = 16_777_216

  init(socket: Int32, now: Double) {
    (self.socket, deadline) = (socket, now + Self.patience)
  }

  deinit { close() }

  var isSending: Bool { sent < output.count }
  /// Whether more may come. A client that sends far ahead has to wait.
  var isReading: Bool { input.count < HTTPRequest.mostHeadBytes + HTTPRequest.mostBodyBytes && !isEnding }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(socket)
  }

  /// Reads what has come.
  func receive(now: Double) {
    let chunk = FileChunk.read(socket)
    switch chunk {
    case .bytes(let bytes):
      // A request that comes byte by byte does not get more time.
      if input.isEmpty { deadline = now + Self.patience }
      if !isEvents { input += bytes }
    case .nothing: break
    case .end: close()
    }
  }

  /// The next whole request, or why there can be none.
  func nextRequest(now: Double) -> HTTPRequest.Reading {
    guard !isWaiting, !isEnding, !isEvents, !input.isEmpty else { return .incomplete }
    let reading = HTTPRequest.read(input)
    if case .whole(let request, let count) = reading {
      input.removeFirst(count)
      isLast = request.endsConnection
      deadline = now + Self.patience
    }
    return reading
  }

  func send(_ response: HTTPResponse, now: Double) {
    isWaiting = false
    var response = response
    if isLast { response.isLast = true }
    if response.isLast { isEnding = true }
    send(response.bytes, now: now)
  }

  func send(_ bytes: [UInt8], now: Double) {
    guard !isClosed else { return }
    if !isSending { deadline = now + Self.patience }
    output += bytes
    flush(now: now)
    if isEvents, output.count - sent > Self.mostBytes { close() }
  }

  /// Sends as much as the reader takes.
  func flush(now: Double) {
    while isSending, !isClosed {
      let count = output[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, noSignal) }
      if count > 0 {
        sent += count
        deadline = now + Self.patience
      } else if errno == EINTR {
        continue
      } else if errno == EAGAIN {
        return
      } else {
        return close()
      }
    }
    output = []
    sent = 0
    if isEnding { close() }
    if input.isEmpty { deadline = now + Self.idle }
  }

  /// Ends a connection that has not moved for too long.
  func checkTime(now: Double) {
    if isEvents || isWaiting, !isSending { return }
    if now > deadline { close() }
  }
}

/// A write to a connection that has ended is an error, not a signal.
private let noSignal = Int32(MSG_NOSIGNAL)
