import Foundation
import UnderstudyCore
import UnderstudyTime

/// Work that the system has woken the app for. Source: Apple's page "BGTask".
open class BGTask: NSObject, @unchecked Sendable {
  private struct Values {
    var expirationHandler: (() -> Void)?
    var succeeded: Bool?
    var isExpired = false
  }

  private let values = Guarded(unchecked: Values())
  private let onEnd: @Sendable (BGTask) -> Void

  /// The name of the task.
  public let identifier: String

  init(_ identifier: String, onEnd: @escaping @Sendable (BGTask) -> Void) {
    (self.identifier, self.onEnd) = (identifier, onEnd)
  }

  /// Runs when the time is over, which a test says by `app.world.backgroundTasks.expire(_:)`.
  open var expirationHandler: (() -> Void)? {
    get { values.withUncheckedLock { $0.expirationHandler } }
    set { values.withUncheckedLock { $0.expirationHandler = newValue } }
  }

  /// Ends the task.
  ///
  /// - Parameter success: Whether the work is done.
  open func setTaskCompleted(success: Bool) {
    let isFirst = values.withUncheckedLock { values in
      defer {
        values.succeeded = values.succeeded ?? success
        values.expirationHandler = nil
      }
      return values.succeeded == nil
    }
    guard isFirst else { return }
    LoggedEntry(category: "BackgroundTasks", text: "\(identifier) \(success ? "is done" : "has failed")").write()
    onEnd(self)
  }

  /// Whether the app has said that the work is done; nil while it runs.
  var succeeded: Bool? { values.withUncheckedLock { $0.succeeded } }

  /// The time is over. Without a handler the system ends the task.
  func expire() {
    let handler = values.withUncheckedLock { values in
      defer { values.expirationHandler = nil }
      return values.expirationHandler
    }
    guard let handler else { return setTaskCompleted(success: false) }
    handler()
  }
}

/// A short time to refresh content. Source: Apple's page "BGAppRefreshTask".
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Minutes of work. Source: Apple's page "BGProcessingTask".
open class BGProcessingTask: BGTask, @unchecked Sendable {}
