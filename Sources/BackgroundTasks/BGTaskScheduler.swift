import Foundation
import UnderstudyCore
import UnderstudyTime

/// Wakes the app for its work, when the test says so by `app.world.backgroundTasks`. Source: Apple's page "BGTaskScheduler".
///
/// Requests are kept when the app ends. Where an `Info.plist` has the key `BGTaskSchedulerPermittedIdentifiers`, other names are refused.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let only = BGTaskScheduler()

  private override init() {}

  /// The only one.
  open class var shared: BGTaskScheduler { only }

  /// Why a request is refused. Source: Apple's page "BGTaskScheduler.Error".
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      /// The device or the app's settings do not allow background work; never thrown here.
      case unavailable = 1
      /// A refresh request already waits, or ten other requests do.
      case tooManyPendingTaskRequests = 2
      /// The `Info.plist` does not list the identifier.
      case notPermitted = 3
    }

    /// The domain of such errors as `NSError`s.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// Which reason it is.
    public let code: Code
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The device or the app's settings do not allow background work; never thrown here.
    public static var unavailable: Code { .unavailable }
    /// A refresh request already waits, or ten other requests do.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The `Info.plist` does not list the identifier.
    public static var notPermitted: Code { .notPermitted }
  }

  private static func isPermitted(_ identifier: String) -> Bool {
    let names = Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String]
    return names?.contains(identifier) ?? true
  }

  /// Says what the app does when it is woken. A second time for one name fails the test, as it stops the app on a device.
  ///
  /// - Parameters:
  ///   - identifier: The name of the task.
  ///   - queue: Where the handler runs; nil for outside of the main actor.
  ///   - launchHandler: Does the work, and ends the task by ``BGTask/setTaskCompleted(success:)``.
  /// - Returns: False for a name that the `Info.plist` does not permit.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.isPermitted(identifier) else { return false }
    let state = BackgroundTaskState.current
    let process = AppProcess.current
    if state.handler(of: identifier, in: process) != nil {
      RuntimeLog.fail(
        .framework,
        "BGTaskScheduler: launch handler for task with identifier \(identifier) has already been registered.")
    }
    state.register(.init(queue: queue, run: launchHandler, process: process), for: identifier)
    return true
  }

  /// Asks the system to wake the app. A request of the same name goes.
  ///
  /// - Throws: ``Error`` for a name that the `Info.plist` does not permit, for a second refresh and an eleventh other task.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard Self.isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
    guard let copy = taskRequest.copy() as? BGTaskRequest else { return }
    try BackgroundTaskState.current.submit(copy)
  }

  /// Takes a request back.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundTaskState.current.remove { $0.identifier == identifier }
  }

  /// Takes all requests back.
  open func cancelAllTaskRequests() { BackgroundTaskState.current.remove { _ in true } }

  /// The requests that the system has not acted on.
  open func pendingTaskRequests() async -> [BGTaskRequest] { BackgroundTaskState.current.requests }

  /// As ``pendingTaskRequests()``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor.
  @preconcurrency open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    let requests = BackgroundTaskState.current.requests
    Task { completionHandler(requests) }
  }
}
