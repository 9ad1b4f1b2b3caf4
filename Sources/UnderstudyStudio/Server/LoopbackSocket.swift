import Foundation

/// Sockets that no other machine reaches.
enum LoopbackSocket {
  /// Listens on 127.0.0.1.
  ///
  /// - Parameter port: 0 for a free one.
  /// - Returns: a socket that does not block, and its port.
  /// - Throws: ``StudioError`` if the port is in use, or the system refuses.
  static func listen(on port: Int) throws -> (socket: Int32, port: Int) {
    guard let number = UInt16(exactly: port) else {
      throw StudioError.arguments("a port is a number from 1 to 65535, not \(port)")
    }
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = Foundation.socket(AF_INET, flags, 0)
    guard socket >= 0 else { throw StudioError.refused(by: "socket", code: errno) }
    // The port of a studio that has just ended can be used at once.
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
        guard bind(socket, address, size) == 0, Foundation.listen(socket, SOMAXCONN) == 0,
          getsockname(socket, address, &size) == 0
        else { return errno }
        return 0
      }
    }
    guard result == 0 else {
      close(socket)
      throw result == EADDRINUSE ? StudioError.portInUse(port) : .refused(by: "port \(port)", code: result)
    }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// A connection that has come, which does not block; nil if there is none.
  static func accept(_ listener: Int32) -> Int32? {
    let socket = Foundation.accept(listener, nil, nil)
    guard socket >= 0 else { return nil }
    Descriptor.prepare(socket)
    // An answer is sent at once.
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return socket
  }
}
