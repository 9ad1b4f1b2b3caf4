import UnderstudyCore
import UnderstudyTime

/// What has been said once.
final class SpriteKitState: SystemPart {
  private let said = Guarded<Set<String>>([])

  init() {}

  /// Logs a runtime issue, once in a test.
  func sayOnce(_ text: String) {
    if said.withLock({ $0.insert(text).inserted }) { RuntimeLog.log(.framework, text) }
  }

  func sayNoFile(_ name: String) {
    sayOnce("SpriteKit: files of scenes are not read. \"\(name)\" gives no node.")
  }

  /// Writes to the event log what no screen shows.
  static func log(_ text: String) { LoggedEntry(category: "SpriteKit", text: text).write(isOfApp: false) }
}
