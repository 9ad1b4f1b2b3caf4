import Foundation
import Synchronization
import UnderstudyJSON
import UnderstudySockets

/// Reads lines of a file descriptor.
struct LineInput: ~Copyable {
  enum Result: Equatable {
    case line(String)
    case tooLong
    case end
  }

  /// How many bytes a line has at most.
  static let longest = 4 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// How much of the buffer has been looked at.
  private var searched = 0
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether there is something to read, or the input has ended.
  var hasMore: Bool {
    if isAtEnd || !buffer.isEmpty { return true }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) != 0
  }

  /// Takes a descriptor of the process for its own; what reads it otherwise finds nothing.
  init(takingOver number: Int32) {
    descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
    let empty = open("/dev/null", O_RDONLY)
    if empty >= 0 {
      dup2(empty, number)
      close(empty)
    }
  }

  /// The next line without its end; blocks until there is one.
  mutating func next() -> Result {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = buffer[..<end]
        defer {
          buffer.removeSubrange(...end)
          searched = 0
        }
        return line.count > Self.longest ? .tooLong : .line(String(decoding: line, as: UTF8.self))
      }
      searched = buffer.count
      if buffer.count > Self.longest { return skipLine() }
      guard fill() else {
        defer { buffer = [] }
        searched = 0
        return buffer.isEmpty ? .end : .line(String(decoding: buffer, as: UTF8.self))
      }
    }
  }

  /// Forgets the rest of a line that is too long.
  private mutating func skipLine() -> Result {
    while true {
      buffer = []
      guard fill() else { return .tooLong }
      if let end = buffer.firstIndex(of: 0x0A) {
        buffer.removeSubrange(...end)
        searched = 0
        return .tooLong
      }
    }
  }

  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isAtEnd = true
        return false
      }
      buffer += chunk[..<count]
      return true
    }
  }
}

/// Writes a message a line. Any thread may.
final class LineOutput: Sendable {
  private let descriptor: Int32
  private let turn = Mutex(())

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Takes a descriptor of the process for its own; what else is written to it goes to standard error.
  init(takingOver number: Int32) {
    descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
    dup2(2, number)
  }

  func write(_ message: JSON) {
    let line = message.description + "\n"
    turn.withLock { _ in _ = writeAll(line, to: descriptor) }
  }
}
