import Foundation
import UnderstudyTime

/// What the app has noted about itself by a logger, or what a part of the system has done for it that no screen shows.
package struct LoggedEntry: Sendable {
  /// How important an entry is, the least first.
  package enum Level: String, Sendable, CaseIterable { case debug, info, notice, error, fault }

  /// The app, or its part, in reverse domain notation; empty where the logger has none.
  package let subsystem: String
  /// What the entry is about; empty where the logger has none.
  package let category: String
  package let level: Level
  package let text: String
  /// The text as the log of a device has it, where private values are left out.
  package let publicText: String

  package init(
    subsystem: String = "", category: String, level: Level = .notice, text: String, publicText: String? = nil
  ) {
    (self.subsystem, self.category, self.level) = (subsystem, category, level)
    (self.text, self.publicText) = (text, publicText ?? text)
  }

  /// For example `[Network] error: no answer`.
  package var line: String {
    (category.isEmpty ? "" : "[\(category)] ") + (level == .notice ? "" : "\(level.rawValue): ") + text
  }

  /// Adds the entry to the event log of the app whose code runs: at once, or in the app's next turn where another thread notes it.
  ///
  /// - Parameter isOfApp: Whether the entry is written to standard error where no app runs.
  package func write(isOfApp: Bool = true) {
    if MainThread.isCurrent, assumeMain({ record() }) { return }
    if !MainThread.isCurrent, let session = Caller.app { return session.enqueue { _ = record() } }
    if isOfApp { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  @MainActor private func record() -> Bool {
    guard let host = Host.current else { return false }
    host.events.record(.logged(self))
    return true
  }
}
