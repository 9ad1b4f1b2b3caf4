import Foundation

/// Ends this program with SwiftPM if the plugin's process has started it: a signal that ends SwiftPM leaves the plugin waiting for this
/// program.
package enum EndOfStarter {
  /// The name of the plugin's program; this one's begins in the same way.
  private static let plugin = "UnderstudyCommand"

  /// Begins to watch, on a thread of its own, unless a shell or another program has started this one.
  ///
  /// - Parameter process: the plugin's process.
  package static func watch(_ process: pid_t = getppid()) {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    guard program?.split(separator: "/").last == plugin[...], let status = ProcessStatus(process), status.parent > 1
    else { return }
    let starter = LocalSocket.end(of: status.parent)
    guard starter >= 0 else { return }
    unblock(SIGTERM)
    Thread.detachNewThread {
      var end = pollfd(fd: starter, events: Int16(POLLIN), revents: 0)
      while poll(&end, 1, -1) < 0, errno == EINTR {}
      kill(getpid(), SIGTERM)
    }
  }

  private static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// What the system says of a process.
package struct ProcessStatus {
  /// At most 15 characters.
  package let name: String
  package let parent: pid_t

  /// Nil for one that has ended.
  package init?(_ process: pid_t) {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")"), let begin = status.firstIndex(of: "(")
    else { return nil }
    name = String(status[status.index(after: begin)..<end])
    let fields = status[end...].split(separator: " ")
    guard fields.count > 2, let parent = pid_t(fields[2]) else { return nil }
    self.parent = parent
  }
}
