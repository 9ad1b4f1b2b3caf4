import Foundation
import UnderstudyCore
import UnderstudyTime

/// What an app notes about itself.
struct LogEntry {
  let subsystem: String
  let category: String
  let level: OSLogType
  let text: String

  /// For example `[Network] error: no answer`.
  var line: String {
    (category.isEmpty ? "" : "[\(category)] ") + (level == .default ? "" : "\(level.name): ") + text
  }

  /// Adds the entry to the event log of the app whose code runs.
  func write() {
    let isWritten =
      MainThread.isCurrent
      && assumeMain {
        guard let host = UnderstudyCore.Host.current else { return false }
        host.events.record(.logged(line))
        return true
      }
    if !isWritten { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}
