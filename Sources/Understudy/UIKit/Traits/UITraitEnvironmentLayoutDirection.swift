/// The direction of reading among the traits. Source: Apple's page "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait says nothing about the direction.
  case unspecified = -1
  /// Lines begin at the left, as in English.
  case leftToRight = 0
  /// Lines begin at the right, as in Arabic.
  case rightToLeft = 1
}
