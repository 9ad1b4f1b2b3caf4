import Foundation

/// Wakes a thread that waits for descriptors. Any thread may send, even when the one that waited has gone.
package final class WakeSignal: Sendable {
  /// Becomes readable; a read of it does not block.
  package let descriptor: Int32
  private let input: Int32

  /// Makes two sockets that no other process inherits.
  ///
  /// - Returns: Nil if the system has no room.
  package init?() {
    var ends: [Int32] = [-1, -1]
    let kind = [SOCK_STREAM, SOCK_CLOEXEC, SOCK_NONBLOCK].reduce(0) { $0 | Int32($1.rawValue) }
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (descriptor, input) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(input)
  }

  package func send(_ byte: UInt8) {
    var byte = byte
    _ = Foundation.send(input, &byte, 1, Int32(MSG_NOSIGNAL))
  }
}
