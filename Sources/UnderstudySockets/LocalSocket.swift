import Foundation
import Synchronization

@_extern(c, "syscall") private func systemCall(_ number: Int, _ first: Int, _ second: Int) -> Int

/// Sockets of the kind that are files.
package enum LocalSocket {
  /// Calls a body with the address of a file.
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw ClientError("The path of the socket is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func make() -> Int32 { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0) }

  /// A connection to a socket; nil where nothing listens.
  package static func connect(_ path: String) throws -> Int32? {
    let descriptor = make()
    if try withAddress(path, { Foundation.connect(descriptor, $0, $1) }) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// The paths whose turn this process has.
  private static let turns = Mutex<Set<String>>([])

  /// Takes the turn of a path among processes; blocks as long as another one has it, and holds it until this one ends.
  package static func takeTurn(at path: String) {
    // The lock of a file is one's own by descriptor: a second one would wait for the first.
    guard turns.withLock({ $0.insert(path).inserted }) else { return }
    let descriptor = open("\(path).turn", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// A descriptor that becomes readable when a process ends; -1 where that is not known.
  package static func end(of process: pid_t?) -> Int32 {
    // pidfd_open, which has this number on every architecture.
    process.map { Int32(truncatingIfNeeded: systemCall(434, Int($0), 0)) } ?? -1
  }

  /// Waits for the end of a process.
  ///
  /// - Parameter milliseconds: how long.
  /// - Returns: whether it has ended; false where the system cannot say.
  package static func hasEnded(_ process: pid_t, within milliseconds: Int32) -> Bool {
    let descriptor = end(of: process)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, milliseconds) > 0
  }

  /// Listens at a path, in place of what has listened there and has gone.
  package static func listen(_ path: String) throws -> Int32 {
    unlink(path)
    let descriptor = make()
    guard try withAddress(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      Foundation.listen(descriptor, 8) == 0
    else { throw ClientError("\(path) cannot be listened at: \(String(cString: strerror(errno)))") }
    return descriptor
  }
}
