/// The factors by which a filter mixes the components of a color: each row gives one of the result, its fifth number is added.
///
/// Source: Apple's page "ColorMatrix".
public struct ColorMatrix: Equatable, Sendable {
  /// For red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// For green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// For blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// For the opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that leaves colors as they are.
  public init() {}
}
