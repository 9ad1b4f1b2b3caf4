@_spi(Runtime) import UnderstudyCore

extension Scene {
  /// Runs an action when the system wakes the app to refresh its content, for which the app asks by the module `BackgroundTasks`; the
  /// test decides when. Tasks of `URLSession` never come here. Source: Apple's page "backgroundTask(_:action:)".
  ///
  /// - Parameters:
  ///   - task: Which work it is.
  ///   - action: The task ends with it; one that takes too long is cancelled.
  nonisolated public consuming func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { _BackgroundTaskScene(content: self, task: task, action: action) }
}

/// A scene with work for the background.
public struct _BackgroundTaskScene<Content, Request: Sendable, Response: Sendable> {
  let content: Content
  let task: BackgroundTask<Request, Response>
  let action: @Sendable (Request) async -> Response
}

extension _BackgroundTaskScene: Scene where Content: Scene {
  public static var _showsWindow: Bool { Content._showsWindow }
  public var body: Never { fatalError("body should not be called on a modified scene: the runtime shows it itself.") }

  public static func _makeScene(_ scene: _BackgroundTaskScene, inputs: inout _ViewInputs) {
    if let name = scene.task.refresh, let request = () as? Request {
      let action = scene.action
      inputs.host.service(BackgroundActions.self).actions[name] = { _ = await action(request) }
    }
    Content._makeScene(scene.content, inputs: &inputs)
  }
}

/// What the scenes of an app do when the system wakes it, by the name under which the app asks for it.
@MainActor package final class BackgroundActions: HostService {
  package fileprivate(set) var actions: [String: @Sendable () async -> Void] = [:]

  package init(host: UnderstudyCore.Host) {}
}
