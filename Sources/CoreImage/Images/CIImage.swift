import Foundation
import Understudy
import UnderstudyPictures

/// A recipe for pixels, which a ``CIContext`` draws. The origin is at the lower left. Source: Apple's page "CIImage".
///
/// Filters and changes add to the recipe. Colors are eight bits a part in sRGB; a pixel of a changed image is the nearest one of the
/// original.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where the image shows something, in pixels; infinite for colors.
  public let extent: CGRect
  /// What is known of the image beside its pixels: nothing here.
  open var properties: [String: Any] { [:] }
  /// The file that the image was made of.
  public let url: URL?
  /// The picture of Core Graphics' that the image was made of.
  public let cgImage: CGImage?
  /// Draws an area inside of ``extent``.
  private let draw: @Sendable (PixelArea) -> PixelField

  /// A recipe.
  ///
  /// - Parameters:
  ///   - extent: Where it shows something.
  ///   - draw: Draws an area, which lies in the extent and is not empty.
  init(
    extent: CGRect, url: URL? = nil, cgImage: CGImage? = nil, draw: @escaping @Sendable (PixelArea) -> PixelField
  ) {
    (self.extent, self.url, self.cgImage, self.draw) = (extent, url, cgImage, draw)
    super.init()
  }

  /// The color space of the pixels: red, green and blue.
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The pixels of an area, with nothing outside of the image.
  func field(_ area: PixelArea) -> PixelField {
    let inside = area.intersection(PixelArea(extent))
    guard !inside.isEmpty else { return PixelField(area) }
    if inside == area { return draw(area) }
    var field = PixelField(area)
    field.copy(draw(inside))
    return field
  }

  /// Itself, as recipes do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<CIImage: extent \(extent)>" }
}

/// Choices for images that are made of data. Source: Apple's page "CIImageOption".
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a choice by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space of the pixels; kept without effect.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// What is known of the image; kept without effect.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// Whether the image is turned as its file says; kept without effect.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  /// Whether pixels are read by the nearest one, which they always are.
  public static let nearestSampling = Self(rawValue: "kCIImageNearestSampling")
}
