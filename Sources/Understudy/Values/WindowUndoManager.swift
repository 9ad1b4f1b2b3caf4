@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

extension EnvironmentValues {
  /// Takes the user's changes back: one for the whole window, as on a device. Nil in a view that no app shows. Source: Apple's page
  /// "undoManager".
  public var undoManager: UndoManager? {
    runningHost.map { host in assumeMain { host.service(WindowUndoManager.self).manager } }
  }
}

/// Has the manager of an app's window.
@MainActor final class WindowUndoManager: HostService {
  let manager = UndoManager()

  init(host: UnderstudyCore.Host) {}

  /// The manager of the app whose code runs.
  static var current: UndoManager? { UnderstudyCore.Host.current?.service(Self.self).manager }
}
