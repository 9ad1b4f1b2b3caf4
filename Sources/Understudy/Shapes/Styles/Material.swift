/// A surface that lets what is behind it shine through.
public struct Material: ShapeStyle, Equatable {
  let thickness: Int
  /// A surface that hides the least of what lies behind it.
  public static let ultraThin = Material(thickness: 0)
  /// A surface that hides less than the regular one.
  public static let thin = Material(thickness: 1)
  /// A surface between the thin and the thick ones.
  public static let regular = Material(thickness: 2)
  /// A surface that hides more than the regular one.
  public static let thick = Material(thickness: 3)
  /// A surface that hides the most of what lies behind it.
  public static let ultraThick = Material(thickness: 4)
  /// The surface of the system's bars.
  public static let bar = Material(thickness: 5)
}

extension ShapeStyle where Self == Material {
  /// The material ``Material/ultraThin``, where a style is expected.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material ``Material/thin``, where a style is expected.
  public static var thinMaterial: Material { .thin }
  /// The material ``Material/regular``, where a style is expected.
  public static var regularMaterial: Material { .regular }
  /// The material ``Material/thick``, where a style is expected.
  public static var thickMaterial: Material { .thick }
  /// The material ``Material/ultraThick``, where a style is expected.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, where a style is expected.
  public static var bar: Material { .bar }
}
