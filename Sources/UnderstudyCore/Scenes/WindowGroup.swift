import Combine
import Observation

/// A scene that shows windows with the same content.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  /// Shows the content in the app's window.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Shows the content in the app's window; the identifier has no effect.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Shows the content in the app's window; neither the title nor the identifier has an effect.
  nonisolated public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: @escaping () -> Content)
  {
    self.content = content
  }
}

extension WindowGroup: Scene {
  public static var _showsWindow: Bool { true }
  /// Not to be called: the runtime shows the window itself.
  public var body: Never { fatalError("body should not be called on WindowGroup: the runtime shows it itself.") }

  public static func _makeScene(_ scene: WindowGroup, inputs: inout _ViewInputs) {
    // What the closure reads is followed for the window, not for the app.
    inputs.node(
      make: { ScopeNode($0) { scene.content() } },
      update: { $0.update { scene.content() } })
  }
}
