// The user's settings for accessibility, all off: a test may set them.

extension EnvironmentValues {
  @Entry public var accessibilityReduceMotion: Bool = false
  @Entry public var accessibilityReduceTransparency: Bool = false
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
  @Entry public var accessibilityVoiceOverEnabled: Bool = false
  @Entry public var accessibilityInvertColors: Bool = false
  @Entry public var accessibilityShowButtonShapes: Bool = false
}
