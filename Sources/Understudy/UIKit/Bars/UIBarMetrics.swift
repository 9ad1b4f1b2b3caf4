/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  /// A bar of the usual height with a prompt above its title.
  case defaultPrompt = 101
  /// A low bar with a prompt above its title.
  case compactPrompt
}
