import Foundation
import UnderstudySockets

/// The process that a session belongs to: the first one around the command that lasts.
package enum Owner {
  /// Nil where there is none but the first process of the machine.
  static var ofSession: pid_t? {
    var process = getppid()
    while process > 1, let status = Status(process) {
      if !status.isPassing { return process }
      process = status.parent
    }
    return nil
  }

  private struct Status {
    let parent: pid_t
    /// Whether it only runs this command: a part of SwiftPM's, or a shell for one line.
    let isPassing: Bool

    init?(_ process: pid_t) {
      guard let status = ProcessStatus(process) else { return nil }
      let name = status.name
      parent = status.parent
      let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
      let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      let isShell = ["sh", "bash", "dash", "zsh", "ksh", "fish"].contains(name)
      isPassing =
        name.hasPrefix("swift") || name.lowercased().hasPrefix("understudy")
        || ["timeout", "env", "time"].contains(name)
        || isShell && Owner.isForLines(words.dropFirst())
    }
  }

  /// Whether a shell was started for a line or a script, and not for a person.
  ///
  /// - Parameter words: what follows its name.
  package static func isForLines(_ words: some Sequence<String>) -> Bool {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--command": return true
      // The word behind these belongs to them.
      case "--init-file", "--rcfile", "--init-command", "-o", "+o", "-O", "+O": _ = words.next()
      case _ where word.hasPrefix("--") || word.hasPrefix("+"): continue
      case _ where word.hasPrefix("-"): if word.contains("c") { return true }
      default: return true
      }
    }
    return false
  }
}
