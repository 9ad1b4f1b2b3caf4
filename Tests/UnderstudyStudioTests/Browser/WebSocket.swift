import Foundation

/// A connection for messages to and from the browser (RFC 6455).
final class WebSocket {
  private let connection: RawConnection

  init(port: Int, path: String) throws {
    connection = try RawConnection(port: port)
    try connection.send(
      """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      Sec-WebSocket-Version: 13\r
      \r

      """)
    let head = try connection.read(until: "\r\n\r\n")
    guard head.hasPrefix("HTTP/1.1 101 ") else { throw RawConnection.Failure(text: head) }
  }

  /// Sends a text. What a client sends is masked, and a mask may be zero.
  func send(_ text: Data) throws {
    var frame: [UInt8] = [0x81]
    switch text.count {
    case ..<126: frame.append(0x80 | UInt8(text.count))
    case ..<65_536: frame += [0x80 | 126, UInt8(text.count >> 8), UInt8(text.count & 0xFF)]
    default: frame += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (56 - 8 * $0)) }
    }
    try connection.send(frame + [0, 0, 0, 0] + text)
  }

  /// The next message.
  func receive() throws -> Data {
    var message: [UInt8] = []
    while true {
      let head = try connection.read(count: 2)
      var count = Int(head[1] & 0x7F)
      if count >= 126 {
        count = try connection.read(count: count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      let bytes = try connection.read(count: count)
      switch head[0] & 0x0F {
      case 0x8: throw RawConnection.Failure(text: "the browser has ended the connection")
      case 0x9, 0xA: continue
      default: message += bytes
      }
      if head[0] & 0x80 != 0 { return Data(message) }
    }
  }
}
