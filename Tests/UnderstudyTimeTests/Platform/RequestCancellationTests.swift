import Foundation
import FoundationNetworking
import Testing

@Suite("Requests that are cancelled")
struct RequestCancellationTests {
  /// Connections come about, and nothing is ever read from them or written to them.
  private final class SilentServer {
    let port: UInt16
    private let socket: Int32

    init() throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let socket = socket
      port = try withUnsafeMutablePointer(to: &address) { pointer in
        try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          try #require(bind(socket, address, length) == 0 && listen(socket, 8) == 0)
          try #require(getsockname(socket, address, &length) == 0)
        }
        return UInt16(bigEndian: pointer.pointee.sin_port)
      }
    }

    deinit { close(socket) }
  }

  @Test("F-61: a task that is cancelled while its request waits for the answer ends", .timeLimit(.minutes(1)))
  func cancelled() async throws {
    let server = try SilentServer()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    let task = Task { try await URLSession.shared.data(from: url) }
    await Task.yield()
    task.cancel()
    let result = await task.result
    #expect(throws: (any Error).self) { try result.get() }
    withExtendedLifetime(server) {}
  }
}
