/// How the texts of the status bar look. Source: Apple's page "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light background, and light on a dark one.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}
