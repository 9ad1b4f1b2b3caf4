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

  /// A request that keeps the queue of its session busy until the gate opens.
  private final class GatedProtocol: URLProtocol {
    static let gate = DispatchSemaphore(value: 0)
    static let (starts, start) = AsyncStream.makeStream(of: Void.self)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      Self.start.yield()
      Self.gate.wait()
      client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
    }

    override func stopLoading() {}
  }

  @Test("F-61: cancelling a task does not wait for the queue of its request", .timeLimit(.minutes(1)))
  func doesNotWait() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [GatedProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://localhost/"))
    let task = Task { try await session.data(from: url) }
    for await _ in GatedProtocol.starts.prefix(1) {}
    #expect(Self.returns { task.cancel() })
    GatedProtocol.gate.signal()
    let result = await task.result
    #expect(throws: (any Error).self) { try result.get() }
  }

  /// Whether a call on a thread of its own returns; the limit only ends a run in which it does not.
  private static func returns(_ call: @escaping @Sendable () -> Void) -> Bool {
    let hasReturned = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      call()
      hasReturned.signal()
    }
    return hasReturned.wait(timeout: .now() + 20) == .success
  }
}
