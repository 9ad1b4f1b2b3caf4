/// What the numbers of a ``CGColor`` mean.
public final class CGColorSpace: Sendable {
  /// The space's name, such as ``sRGB``.
  public let name: CFString?
  /// How many numbers there are beside the opacity: 3, or 1 for grays.
  public let numberOfComponents: Int

  /// The name of a space, as Core Graphics has it.
  public typealias CFString = String

  private init(_ name: String, _ count: Int) { (self.name, numberOfComponents) = (name, count) }

  /// A space by its name; nil for a name that stands for none here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, 3)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, 1)
    default: return nil
    }
  }

  /// Red, green and blue, as on most screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB, with numbers beyond 0 and 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Grays, with the gamma of a screen.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays in linear steps of light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  static let rgb = CGColorSpace(sRGB, 3)
  static let gray = CGColorSpace(genericGrayGamma2_2, 1)
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
