/// Which parts of a shape count as inside.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that are surrounded an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; they always are in pictures.
  public var isAntialiased: Bool
  /// Makes a style that fills all surrounded areas and smooths edges by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
