@_spi(Runtime) import UnderstudyCore

/// A scene with one window of its own: shown at launch where it is the app's first scene with a window.
public struct Window<Content: View> {
  let content: () -> Content

  /// Creates the scene; the window has no title bar here, so the title is not shown.
  ///
  /// - Parameters:
  ///   - title: The window's title on a Mac.
  ///   - id: The name by which `openWindow` refers to the window.
  ///   - content: Makes the views of the window.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Takes the title as a localized key; no element shows it.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Takes the title as a string that is not localized; no element shows it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension Window: Scene {
  public var body: some Scene { WindowGroup(content: content) }
}

/// A scene that an iPhone has no place for: its views are checked by the compiler, and not evaluated.
package protocol WindowlessScene: Scene where Body == Never {}

extension WindowlessScene {
  public var body: Never { fatalError("body should not be called on \(Self.self): an iPhone does not show it.") }
  public static var _showsWindow: Bool { false }
  public static func _makeScene(_ scene: Self, inputs: inout _ViewInputs) {}
}
