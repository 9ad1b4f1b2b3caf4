import Foundation
import Testing

@testable import UnderstudyStudio

@Suite("The studio's server under bad use", .serialized)
struct StudioStressTests {
  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// A request of the page's that is changed in some places, or cut off, or bytes of any kind.
  private func malformed(_ valid: [[UInt8]], _ numbers: inout Numbers) -> [UInt8] {
    guard UInt8.random(in: 0..<8, using: &numbers) > 0, var bytes = valid.randomElement(using: &numbers) else {
      return (0..<Int.random(in: 1...200, using: &numbers)).map { _ in .random(in: 0...255, using: &numbers) }
    }
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = Int.random(in: 0..<max(bytes.count, 1), using: &numbers)
      switch UInt8.random(in: 0..<5, using: &numbers) {
      case 0 where !bytes.isEmpty: bytes[place] = .random(in: 0...255, using: &numbers)
      case 1 where !bytes.isEmpty: bytes.remove(at: place)
      case 2: bytes.insert(.random(in: 0...255, using: &numbers), at: min(place, bytes.count))
      case 3: bytes.removeSubrange(min(place, bytes.count)...)
      default: bytes.insert(contentsOf: Array("\r\n".utf8), at: min(place, bytes.count))
      }
    }
    return bytes
  }

  @Test("10,000 malformed requests leave it as it was")
  func fuzz() throws {
    let studio = try RunningStudio()
    let valid = [
      studio.request("GET", "/\(studio.token)/"), studio.request("GET", "/\(studio.token)/studio.css"),
      studio.call(#"{"call":"tap","target":"Save"}"#), studio.request("POST", "/\(studio.token)/sessions/9/end"),
    ].map { Array($0.utf8) }
    var numbers = Numbers(state: 88_172_645_463_325_252)
    for _ in 0..<10_000 {
      let connection = try studio.connect()
      // The server may have ended the connection before all is sent.
      try? connection.send(malformed(valid, &numbers))
      connection.finishSending()
      _ = try connection.readsEnd()
    }
    #expect(try studio.response(studio.call(#"{"call":"after"}"#)).body.contains("after"))
  }

  @Test("50 connections are served, and a client that sends nothing holds up no other")
  func connections() throws {
    let studio = try RunningStudio()
    let silent = try (0..<25).map { _ in try studio.connect() }
    for connection in silent { try connection.send("GET / HT") }
    let connections = try (0..<50).map { _ in try studio.connect() }
    for _ in 0..<3 {
      for connection in connections { try connection.send(studio.request("GET", "/\(studio.token)/")) }
      for connection in connections { #expect(try connection.response().status == 200) }
    }
    for connection in silent { try connection.send("TP/1.1\r\n\r\n") }
    for connection in silent { #expect(try connection.response().status == 403) }
  }

  @Test("Connections beyond the most are told so")
  func tooMany() throws {
    let studio = try RunningStudio()
    let connections = try (0..<StudioServer.mostConnections).map { _ in try studio.connect() }
    // All of them are accepted by then.
    try connections.last?.send(studio.request("GET", "/"))
    #expect(try connections.last?.response().status == 404)
    // An optimised build would end those that are not used any more.
    let refused = try withExtendedLifetime(connections) { try studio.connect().response().status }
    #expect(refused == 503)
  }

  @Test("A reader that takes nothing holds up no other")
  func slowReader() throws {
    let studio = try RunningStudio()
    let slow = try studio.connect()
    try slow.send(studio.call(#"{"call":"much"}"#))
    let response = try studio.response(studio.call(#"{"call":"other"}"#))
    #expect(response.body.contains("other"))
    #expect(try slow.response().body.utf8.count > 20_000_000)
  }

  @Test("A page of events that takes nothing is cut off, and others get theirs")
  func slowPage() throws {
    let studio = try RunningStudio(
      session: """
        echo '{"session":1,"apps":["A.B"]}'
        text=$(head -c 1000000 /dev/zero | tr '\\0' x)
        while IFS= read -r line; do
          for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
            printf '{"event":"%s"}\\n' "$text"
          done
          echo '{"id":1,"result":{}}'
        done
        """)
    let slow = try studio.page()
    _ = try slow.read(until: "\r\n\r\n")
    #expect(try studio.response(studio.call(#"{"call":"x"}"#)).status == 200)
    #expect(try slow.readsEnd())
    #expect(try studio.response(studio.request("GET", "/\(studio.token)/")).status == 200)
  }

  @Test("Nothing is left when it ends, not even a session that hangs")
  func noProcess() throws {
    let script = "echo $$ >> \"$STUDIO_PIDS\"\ntrap '' TERM\n" + RunningStudio.echo
    let studio = try RunningStudio(session: script)
    _ = try studio.response(studio.call(#"{"call":"x"}"#))
    _ = try studio.response(studio.request("POST", "/\(studio.token)/sessions"))
    _ = try studio.response(studio.call(#"{"call":"x"}"#, session: 2))
    try studio.connect().send(studio.call(#"{"call":"hang"}"#))
    let numbers = studio.numbers
    #expect(numbers.count == 2)
    studio.finish()
    for number in numbers { #expect(kill(number, 0) == -1 && errno == ESRCH) }
  }

  @Test("It ends when its page is closed")
  func pageCloses() throws {
    let studio = try RunningStudio(grace: 0)
    func show() throws {
      let page = try studio.page()
      _ = try page.event()
    }
    try show()
    #expect(studio.waitForEnd() == nil)
  }
}
