import Foundation
import Understudy
import UnderstudyCore
import UnderstudyTime

/// What the app has asked to be woken for, over all its launches, and what it does then, by its present launch.
final class BackgroundTaskState: SystemPart {
  struct Handler {
    let queue: DispatchQueue?
    let run: (BGTask) -> Void
    /// The launch that has registered it.
    weak var process: AppProcess?
  }

  private struct Values {
    var requests: [BGTaskRequest] = []
    var handlers: [String: Handler] = [:]
    var running: [BGTask] = []
    var results: [(String, Bool)] = []
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  private func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  // MARK: - Handlers

  /// The handler that the present launch has registered.
  func handler(of identifier: String, in process: AppProcess?) -> Handler? {
    with { $0.handlers[identifier] }.flatMap { process != nil && $0.process === process ? $0 : nil }
  }

  func register(_ handler: Handler, for identifier: String) { with { $0.handlers[identifier] = handler } }

  // MARK: - Requests

  var requests: [BGTaskRequest] { with { $0.requests } }

  func remove(where isRemoved: (BGTaskRequest) -> Bool) { with { $0.requests.removeAll(where: isRemoved) } }

  /// - Throws: If there are too many requests of its kind.
  func submit(_ request: BGTaskRequest) throws {
    let isRefresh = request is BGAppRefreshTaskRequest
    let isAdded = with { values in
      var rest = values.requests
      rest.removeAll { $0.identifier == request.identifier }
      let count = rest.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
      guard count < (isRefresh ? 1 : 10) else { return false }
      values.requests = rest + [request]
      return true
    }
    guard isAdded else { throw BGTaskScheduler.Error(.tooManyPendingTaskRequests) }
    LoggedEntry(category: "BackgroundTasks", text: "Submit \(request.identifier)").write()
  }

  // MARK: - Tasks

  /// A new task for a request, which goes.
  func begin(_ request: BGTaskRequest) -> BGTask {
    let onEnd: @Sendable (BGTask) -> Void = { [weak self] in self?.end($0) }
    let task =
      request is BGProcessingTaskRequest
      ? BGProcessingTask(request.identifier, onEnd: onEnd) : BGAppRefreshTask(request.identifier, onEnd: onEnd)
    with { values in
      values.requests.removeAll { $0.identifier == request.identifier }
      values.running.append(task)
    }
    return task
  }

  private func end(_ task: BGTask) {
    with { values in
      values.running.removeAll { $0 === task }
      values.results.append((task.identifier, task.succeeded ?? false))
    }
  }

  func running(_ identifier: String) -> BGTask? { with { $0.running.last { $0.identifier == identifier } } }
  var running: [String] { with { $0.running.map(\.identifier) } }
  func result(of identifier: String) -> Bool? { with { $0.results.last { $0.0 == identifier }?.1 } }
}
