import Foundation
import UnderstudySockets

/// The end that a terminal or another program asks for: a descriptor that becomes readable.
final class StopSignal {
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  let descriptor: Int32
  /// Becomes readable when the process ends that has begun this one.
  let parent = LocalSocket.end(of: getppid())
  private let input: Int32
  private let sources: [any DispatchSourceSignal]

  /// - Parameter signals: those that ask for it.
  /// - Throws: ``WatchError`` where the system has no room.
  init(_ signals: [Int32] = StopSignal.signals) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw WatchError("there are no pipes left.") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    input = ends[1]
    let input = input
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        var byte: UInt8 = 1
        _ = write(input, &byte, 1)
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for end in [descriptor, input, parent] where end >= 0 { close(end) }
  }

  /// Whether it has been asked for.
  var hasCome: Bool {
    var waits = [descriptor, parent].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&waits, nfds_t(waits.count), 0) > 0
  }
}
