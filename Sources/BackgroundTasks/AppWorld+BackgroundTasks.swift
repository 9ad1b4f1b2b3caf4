import Foundation
import Understudy
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the app has asked to be woken for.
  public var backgroundTasks: BackgroundTasks { BackgroundTasks(world: self) }

  /// What the app has asked to be woken for. The system starts nothing by itself: the test does. Requests are kept when the app ends, for
  /// all launches of the test.
  @preconcurrency @MainActor
  public struct BackgroundTasks {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: BackgroundTaskState { world.part(BackgroundTaskState.self) }

    /// The requests that have not been acted on, in their order.
    public var pending: [BGTaskRequest] {
      control.settle()
      return state.requests
    }

    /// The names of the tasks that have been started and that the app has not ended.
    public var running: [String] {
      control.settle()
      return state.running
    }

    /// Whether the last task of a name has succeeded, as the app has said; nil if it has not ended.
    public func result(of identifier: String) -> Bool? {
      control.settle()
      return state.result(of: identifier)
    }

    /// Starts a task that the app has asked for, whatever the earliest time is, and lets the app become idle. An app that does not run is
    /// launched, and stays in the background. Fails the test where there is no request, or the app does nothing for it.
    public func start(
      _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      if control.host?.isRunning == true { control.settle() }
      guard let request = state.requests.first(where: { $0.identifier == identifier }) else {
        let names = state.requests.map(\.identifier).joined(separator: ", ")
        return control.fail(
          "Could not start the background task '\(identifier)': the app has not asked for it. "
            + "Asked for: \(names.isEmpty ? "nothing" : names).", at: site)
      }
      if control.host?.isRunning != true {
        control.activate(at: site)
        control.act("The app stays in the background", at: site) { control.host?.enterBackground() }
      }
      let handler = state.handler(of: identifier, in: control.session.appProcess)
      let action = control.host?.service(BackgroundActions.self).actions[identifier]
      guard handler != nil || action != nil else {
        return control.fail(
          "Could not start the background task '\(identifier)': the app has not registered a handler for it.", at: site)
      }
      control.act("Start the background task \(identifier)", at: site) {
        let task = state.begin(request)
        if let handler { return run(handler, task) }
        guard let action else { return }
        let work = Task {
          await action()
          task.setTaskCompleted(success: !Task.isCancelled)
        }
        task.expirationHandler = { work.cancel() }
      }
    }

    private func run(_ handler: BackgroundTaskState.Handler, _ task: BGTask) {
      let run = UncheckedSendable(handler.run)
      guard let queue = handler.queue else {
        Task.detached { run.value(task) }
        return
      }
      queue.async { run.value(task) }
    }

    /// The time of a running task is over: its handler for that runs. Fails the test where there is no such task.
    public func expire(
      _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      control.settle()
      guard let task = state.running(identifier) else {
        let names = state.running.joined(separator: ", ")
        return control.fail(
          "Could not end the time of the background task '\(identifier)': it does not run. "
            + "Running: \(names.isEmpty ? "nothing" : names).", at: site)
      }
      control.act("The time of the background task \(identifier) is over", at: site) { task.expire() }
    }
  }
}
