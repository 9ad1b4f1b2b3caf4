import Foundation
import UnderstudyJSON
import UnderstudySockets

/// Makes a paused test a session on standard input and output, as the page of a studio starts sessions.
///
/// It writes `{"event":"paused"}` where the test pauses again, and ends when the test continues.
struct PausedBridge {
  private let place: SessionPlace
  /// A connection that ends with the pause; nil once the test has gone.
  private var watch: Int32

  static let name = "paused-session"

  /// - Throws: ``ClientError`` where no test is paused.
  init(at place: SessionPlace) throws {
    self.place = place
    guard let watch = try Self.beginWatch(place) else {
      throw ClientError("No test is paused in \(place.root).")
    }
    self.watch = watch
  }

  private static func beginWatch(_ place: SessionPlace) throws -> Int32? {
    guard let connection = try LocalSocket.connect(place.pausedSocket) else { return nil }
    guard writeAll("{\"call\":\"watch\"}\n", to: connection) else {
      close(connection)
      return nil
    }
    return connection
  }

  /// Passes requests on until the test has gone or the input ends.
  mutating func run() throws {
    signal(SIGPIPE, SIG_IGN)
    var watcher = LineReader(watch)
    guard let greeting = watcher.next() else { return }
    print(greeting)
    var input = LineReader(0)
    while true {
      var waits = [0, watch].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = input.hasLine ? 0 : poll(&waits, nfds_t(waits.count), -1)
      if count < 0, errno == EINTR { continue }
      if waits[1].revents != 0 {
        // The test has continued, perhaps to the next pause.
        watcher.close()
        guard let next = try Self.beginWatch(place) else { return end() }
        (watch, watcher) = (next, LineReader(next))
        guard let greeting = watcher.next().flatMap({ try? JSON(reading: $0) }) else { return end() }
        print(JSON.members(["event": "paused", "paused": greeting["paused"]]))
      } else {
        guard let line = input.next() else { return }
        pass(line)
      }
    }
  }

  private func end() { print(["event": "ended", "text": "The test has continued, or its process has ended."]) }

  private func print(_ message: JSON) { print(message.description) }
  private func print(_ line: String) { _ = writeAll(line + "\n", to: 1) }

  private func pass(_ line: String) {
    guard let request = try? JSON(reading: line) else { return }
    let answer = try? SessionClient(place).send(request, to: .paused)
    let gone: JSON = ["error": ["code": "ended", "message": "The test has continued, or its process has ended."]]
    print((answer ?? gone).setting("id", to: request["id"]))
  }
}
