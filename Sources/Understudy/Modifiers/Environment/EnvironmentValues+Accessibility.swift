// The user's settings for accessibility, all off: a test may set them.

extension EnvironmentValues {
  /// Whether the user prefers less motion, which an app reads to replace its animations.
  @Entry public var accessibilityReduceMotion: Bool = false
  /// Whether the user prefers opaque backgrounds to those that let others through.
  @Entry public var accessibilityReduceTransparency: Bool = false
  /// Whether the user needs shapes or texts wherever only a color makes a difference.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
  /// Whether VoiceOver is on; no VoiceOver runs here, so it is false unless a view or a test sets it.
  @Entry public var accessibilityVoiceOverEnabled: Bool = false
  /// Whether the user has inverted the colors of the screen.
  @Entry public var accessibilityInvertColors: Bool = false
  /// Whether the user prefers buttons with visible outlines.
  @Entry public var accessibilityShowButtonShapes: Bool = false
}
