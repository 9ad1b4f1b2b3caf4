/// How much of the user's attention a scene has.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Active from the launch on; the home button and `activate()` change it, and a test may set it (SEM-260).
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension Host {
  package var isInBackground: Bool { root.scenePhase == .background }

  /// The user goes to the home screen: the scene is inactive for a moment, then in the background.
  package func enterBackground() {
    guard isRunning, !isInBackground else { return }
    move(to: .inactive)
    move(to: .background)
  }

  /// The user comes back to the app.
  package func enterForeground() {
    guard isRunning, isInBackground else { return }
    move(to: .inactive)
    move(to: .active)
  }

  private func move(to phase: ScenePhase) {
    session.perform {
      let old = root.scenePhase
      root.setScenePhase(phase)
      ApplicationFramework.phaseDidChange(of: self, from: old, to: phase)
      focusedValues.valuesMayHaveChanged()
    }
    settle()
  }
}
