@_spi(Runtime) import UnderstudyCore

// The user's settings for accessibility, all off: a test may set them.

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
}

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
