import Foundation

/// A typeface without the object that draws it: a name, a size, a weight and traits. Source: Apple's page "UIFontDescriptor".
public final class UIFontDescriptor: NSObject, Sendable {
  /// The name by which a font is made.
  public let postscriptName: String
  /// In points; 0 if the size is given where a font is made.
  public let pointSize: CGFloat
  /// Whether strokes are bold or slanted, or characters equally wide.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight

  init(_ name: String, _ size: CGFloat, _ weight: UIFont.Weight, _ traits: SymbolicTraits) {
    (postscriptName, pointSize, self.weight, symbolicTraits) = (name, size, weight, traits)
  }

  /// Makes a descriptor of a name.
  ///
  /// - Parameters:
  ///   - name: Any name: no fonts are looked up.
  ///   - size: In points.
  public convenience init(name: String, size: CGFloat) { self.init(name, size, .regular, []) }

  /// The descriptor of the system's font for a purpose, at the size of text that the user of the running app has chosen.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor with another of the system's designs.
  ///
  /// - Returns: Never nil here, where each of the system's fonts has all designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(design.name ?? postscriptName, pointSize, weight, symbolicTraits)
  }

  /// The descriptor with other traits: bold is a weight, italic and monospaced are names of the system's.
  ///
  /// - Returns: Never nil here, where each font has all traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isSystem = postscriptName.hasPrefix(".SFUI")
    let name =
      !isSystem
      ? postscriptName
      : symbolicTraits.contains(.traitMonoSpace)
        ? ".SFUIMono" : symbolicTraits.contains(.traitItalic) ? ".SFUI-Italic" : ".SFUI"
    let weight = symbolicTraits.contains(.traitBold) ? max(weight.rawValue, UIFont.Weight.bold.rawValue) : 0
    return UIFontDescriptor(name, pointSize, UIFont.Weight(rawValue: weight), symbolicTraits)
  }

  /// The descriptor at another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, weight, symbolicTraits)
  }

  /// Traits that have names.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes traits of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted characters.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Thick strokes: the weight is bold at least.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Narrow characters. Kept, without effect.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// Characters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Lines close to each other. Kept, without effect.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Lines far from each other. Kept, without effect.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// A family of the system's fonts.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a design of a stored name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's plain font.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// Strokes with round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// Strokes with small feet.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var name: String? {
      switch self {
      case .default: ".SFUI"
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".SFUIMono"
      default: nil
      }
    }
  }
}

extension UIFont {
  /// The font's name, size, weight and traits.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.bold.rawValue { traits.insert(.traitBold) }
    if fontName.hasSuffix("-Italic") { traits.insert(.traitItalic) }
    if fontName == ".SFUIMono" { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(fontName, pointSize, weight, traits)
  }

  /// Makes the font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: Says the name and the weight.
  ///   - pointSize: In points; 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.postscriptName, pointSize > 0 ? pointSize : descriptor.pointSize, descriptor.weight)
  }
}
