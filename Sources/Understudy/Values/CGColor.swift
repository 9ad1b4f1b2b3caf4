import Foundation

/// A color by its numbers, as Core Graphics has it: apps read them from `UIColor.cgColor`, to write a color down for example.
///
/// There are two spaces: red, green and blue, or gray; the last number is the opacity in both.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]
  /// The space that the numbers are in.
  public let colorSpace: CGColorSpace?

  private init(_ parts: [CGFloat], in space: CGColorSpace) { (self.parts, colorSpace) = (parts, space) }

  /// A color by red, green, blue and opacity, between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], in: .rgb)
  }

  /// A color by red, green, blue and opacity in sRGB, between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray between black at 0 and white at 1, with its opacity.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha], in: .gray) }

  /// A color by the numbers of a space, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init((0...space.numberOfComponents).map { components[$0] }, in: space)
  }

  /// Covers all, with 0 of gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Covers all, with 1 of gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Covers nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and opacity, or gray and opacity, as `numberOfComponents` says.
  public var components: [CGFloat]? { parts }
  /// How many numbers there are, with the opacity: 4, or 2 for a gray.
  public var numberOfComponents: Int { parts.count }
  /// The opacity: 0 for a color that covers nothing, 1 for one that covers all.
  public var alpha: CGFloat { parts.last ?? 1 }

  /// This color, with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace.map { CGColor(parts.dropLast() + [alpha], in: $0) }
  }

  /// Whether space and numbers are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.parts == rhs.parts && lhs.colorSpace === rhs.colorSpace
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// The color as one of SwiftUI's.
  var color: Color {
    parts.count == 2
      ? Color(white: parts[0], opacity: parts[1])
      : Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension Color {
  /// A color by the numbers of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// A color by the numbers of Core Graphics, in the spelling before iOS 15.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The numbers of a color that was made of some; nil for colors by name, which depend on the screen.
  public var cgColor: CGColor? {
    writtenParts.map { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.opacity) }
  }
}

extension UIColor {
  /// A color by the numbers of Core Graphics.
  public convenience init(cgColor: CGColor) {
    if let gray = cgColor.components, gray.count == 2 {
      self.init(white: gray[0], alpha: gray[1])
    } else {
      self.init(cgColor.color)
    }
  }

  /// The color's numbers on a light screen: gray and opacity for what was made of these, else red, green, blue and opacity.
  public var cgColor: CGColor {
    let parts = components ?? color.components(in: .light)
    return isGray
      ? CGColor(gray: parts.red, alpha: parts.opacity)
      : CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }
}
