/// Whether the user sees and uses the app (SEM-260).
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
