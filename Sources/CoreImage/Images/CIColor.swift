import Foundation
import Understudy

/// A color that filters take, in red, green, blue and opacity. Source: Apple's page "CIColor".
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// How red the color is, from 0 to 1.
  public let red: CGFloat
  /// How green the color is, from 0 to 1.
  public let green: CGFloat
  /// How blue the color is, from 0 to 1.
  public let blue: CGFloat
  /// How opaque the color is, from 0 to 1.
  public let alpha: CGFloat

  /// A color of its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// An opaque color of its parts, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// A color of its parts; nil for a space of grays.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
    guard colorSpace.numberOfComponents == 3 else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// An opaque color of its parts; nil for a space of grays.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// A color of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 1]
    if parts.count < 4 {
      self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: cgColor.alpha)
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// A color of UIKit, as it is on a light screen.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// The color of a text such as "1 0 0 1": three parts and, if it is not opaque, the opacity.
  public convenience init(string representation: String) {
    let parts = CIVector(string: representation)
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.count > 3 ? parts.w : 1)
  }

  /// How many parts there are, with the opacity: 4.
  public var numberOfComponents: Int { 4 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The parts as a text such as "1 0 0 1".
  public var stringRepresentation: String {
    String(CIVector([red, green, blue, alpha]).stringRepresentation.dropFirst().dropLast())
  }

  /// Itself, as colors do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor).map { ($0.red, $0.green, $0.blue, $0.alpha) == (red, green, blue, alpha) } ?? false
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }
  public override var description: String { "(\(stringRepresentation))" }

  /// Black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Gray of the middle.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// A color that shows nothing.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
  /// A color of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color for Core Image, as it is on a light screen.
  public var ciColor: CIColor { CIColor(color: self) }
}
