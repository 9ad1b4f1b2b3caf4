import UnderstudyCore
import UnderstudyTime

/// What the test has said of pictures, and what has been said once.
final class CoreImageState: SystemPart {
  struct Values {
    var said: Set<String> = []
    /// What detectors find; nil where the test has not said it.
    var found: [CIFeature]?
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Logs a runtime issue, once in a test.
  func sayOnce(_ text: String) {
    if with({ $0.said.insert(text).inserted }) { RuntimeLog.log(.framework, text) }
  }
}
