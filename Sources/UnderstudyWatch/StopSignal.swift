import Foundation
import UnderstudySockets

/// The end that a terminal or another program asks for: a descriptor that becomes readable.
final class StopSignal {
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let wake: WakeSignal
  var descriptor: Int32 { wake.descriptor }
  /// Becomes readable when the process ends that has begun this one.
  let parent = LocalSocket.end(of: getppid())
  private let sources: [any DispatchSourceSignal]

  /// - Parameter signals: those that ask for it.
  /// - Throws: ``WatchError`` where the system has no room.
  init(_ signals: [Int32] = StopSignal.signals) throws {
    guard let wake = WakeSignal() else { throw WatchError("there are no sockets left.") }
    self.wake = wake
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { wake.send(1) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    if parent >= 0 { close(parent) }
  }

  /// Whether it has been asked for.
  var hasCome: Bool {
    var waits = [descriptor, parent].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&waits, nfds_t(waits.count), 0) > 0
  }
}
