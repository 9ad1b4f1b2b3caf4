@_spi(Runtime) import UnderstudyCore

/// Opens a further window. An iPhone has one: the call is logged and opens nothing.
@MainActor @preconcurrency
public struct OpenWindowAction {
  weak var host: UnderstudyCore.Host?

  nonisolated init(_ host: UnderstudyCore.Host?) { self.host = host }

  /// Logs that the app asked for the window of a scene; none opens.
  ///
  /// - Parameter id: The identifier of the scene.
  public func callAsFunction(id: String) { refuse("with id \"\(id)\"") }

  /// Logs the type of a value for which the app asked for a window; none opens.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { refuse("for a \(D.self)") }

  /// Logs the scene's identifier and the value's type of a window that the app asked for; none opens.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    refuse("with id \"\(id)\" for a \(D.self)")
  }

  private func refuse(_ window: String) {
    guard let host else { return }
    host.log(
      .presentation, "The app asked for a window \(window). An iPhone shows one window: none was opened.",
      at: host.root)
  }
}

extension EnvironmentValues {
  /// Opens a further window where there can be several, which an iPhone does not allow.
  public var openWindow: OpenWindowAction { OpenWindowAction(runningHost) }

  /// Closes a window, unless it is the only one.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app may open further windows: false, as on an iPhone.
  public var supportsMultipleWindows: Bool { false }
}
