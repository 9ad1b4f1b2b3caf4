import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A server on the loopback interface that answers each request with parts of a text, one after the other.
final class LocalServer: Sendable {
  let url: URL
  private let listener: Int32

  /// - Parameters:
  ///   - parts: what is answered.
  ///   - delay: before each of them, in microseconds of real time.
  init(parts: [String] = ["ok"], delay: UInt32 = 20_000) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    (self.listener, self.url) = (listener, url)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { Self.answer(connection, parts, delay) }
      }
      close(listener)
    }
  }

  // Ends `accept`.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func answer(_ connection: Int32, _ parts: [String], _ delay: UInt32) {
    var request: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while !request.contains(subsequence: [13, 10, 13, 10]) {
      let count = recv(connection, &part, part.count, 0)
      guard count > 0 else { break }
      request += part[..<count]
    }
    let length = parts.reduce(0) { $0 + $1.utf8.count }
    var head = "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n"
    for text in parts {
      usleep(delay)
      let answer = Array((head + text).utf8)
      _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
      head = ""
    }
    shutdown(connection, Int32(SHUT_WR))
    // What the client still sends, such as a body, is read, so that the answer is not reset.
    while recv(connection, &part, part.count, 0) > 0 {}
    close(connection)
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence: [UInt8]) -> Bool {
    count >= subsequence.count
      && indices.dropLast(subsequence.count - 1).contains { self[$0...].starts(with: subsequence) }
  }
}
