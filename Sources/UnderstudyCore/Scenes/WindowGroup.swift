import Combine
import Observation

/// A scene that shows windows with the same content.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  nonisolated public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: @escaping () -> Content)
  {
    self.content = content
  }
}

extension WindowGroup: Scene {
  public static var _showsWindow: Bool { true }
  public var body: Never { fatalError("body should not be called on WindowGroup: the runtime shows it itself.") }

  public static func _makeScene(_ scene: WindowGroup, inputs: inout _ViewInputs) {
    // What the closure reads is followed for the window, not for the app.
    inputs.node(
      make: { ScopeNode($0) { scene.content() } },
      update: { $0.update { scene.content() } })
  }
}
