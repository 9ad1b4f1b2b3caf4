import Foundation
import Understudy
import UnderstudyPictures

/// Draws images. Source: Apple's page "CIContext".
open class CIContext: NSObject, @unchecked Sendable {
  /// The most pixels that are drawn at once.
  private static let mostPixels = 1 << 24

  /// Makes a context.
  public override init() { super.init() }
  /// Makes a context; the options have no effect.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The color space in which filters work: red, green and blue.
  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The largest image that can be drawn, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// The largest image that can be read, in pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// Does nothing: no drawing is kept.
  open func clearCaches() {}
  /// Does nothing: no memory is kept.
  open func reclaimResources() {}

  /// Draws a part of an image; nil if it has no pixels, has no edges, or has more than 16 million pixels.
  ///
  /// - Parameters:
  ///   - image: What is drawn.
  ///   - fromRect: The part, with the origin at the lower left.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    pixels(image, fromRect).map { CGImage($0) }
  }

  /// Draws a part of an image; pixels have eight bits a part in sRGB always.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Draws a part of an image at once, which is not put off.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  private func pixels(_ image: CIImage, _ rect: CGRect) -> PixelMap? {
    let area = PixelArea(rect)
    guard !rect.isInfinite, !area.isEmpty, area.width <= Self.mostPixels / area.height else { return nil }
    return image.field(area).map
  }

  // MARK: - Files

  /// The image as PNG's data; nil for one that cannot be drawn.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { pixels(image, image.extent)?.png }

  /// The data of PNG: nothing is compressed with losses here.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { pixels(image, image.extent)?.png }

  /// The data of PNG: nothing is compressed with losses here.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { pixels(image, image.extent)?.png }

  /// Writes the image as a PNG file.
  ///
  /// - Throws: What the system says, or `CocoaError` for an image that cannot be drawn.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(image, to: url) }

  /// Writes the image as a file, whose content is a PNG file's: nothing is compressed with losses here.
  ///
  /// - Throws: What the system says, or `CocoaError` for an image that cannot be drawn.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(image, to: url) }

  private func write(_ image: CIImage, to url: URL) throws {
    guard let data = pixels(image, image.extent)?.png else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }

  // MARK: - Memory

  /// Draws a part of an image into memory, from the top row on.
  ///
  /// - Parameters:
  ///   - image: What is drawn.
  ///   - data: Has room for all rows.
  ///   - rowBytes: How many bytes a row has.
  ///   - bounds: The part, with the origin at the lower left.
  ///   - format: Eight bits or a float a part; others draw nothing.
  ///   - colorSpace: Without effect.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let map = pixels(image, bounds) else { return }
    for row in 0..<map.height {
      for column in 0..<map.width {
        let from = (row * map.width + column) * 4
        for (place, part) in format.order.enumerated() {
          let byte = map.bytes[from + part]
          let offset = row * rowBytes
          if format == .RGBAf {
            data.storeBytes(of: Float(byte) / 255, toByteOffset: offset + column * 16 + place * 4, as: Float.self)
          } else {
            data.storeBytes(of: byte, toByteOffset: offset + column * format.order.count + place, as: UInt8.self)
          }
        }
      }
    }
  }
}

/// Nothing, as apps write it for the color space of a context.
public let kCFNull: NSNull! = NSNull()

/// How pixels lie in memory. Source: Apple's page "CIFormat".
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Makes a format by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity first, eight bits a part.
  public static let ARGB8 = Self(rawValue: 265)
  /// Blue first, eight bits a part.
  public static let BGRA8 = Self(rawValue: 266)
  /// Red first, eight bits a part.
  public static let RGBA8 = Self(rawValue: 264)
  /// Red alone, eight bits.
  public static let R8 = Self(rawValue: 2_053)
  /// Half a float a part; kept, and nothing is drawn into memory in it.
  public static let RGBAh = Self(rawValue: 2_056)
  /// A float a part.
  public static let RGBAf = Self(rawValue: 2_312)

  /// Which parts of a pixel there are, in their order.
  fileprivate var order: [Int] {
    switch self {
    case .RGBA8, .RGBAf: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [3, 0, 1, 2]
    case .R8: [0]
    default: []
    }
  }
}

/// Choices for contexts, which have no effect. Source: Apple's page "CIContextOption".
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a choice by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  /// The color space of results.
  public static let outputColorSpace = Self(rawValue: "kCIContextOutputColorSpace")
  /// The color space in which filters work.
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
  /// How pixels lie in memory.
  public static let workingFormat = Self(rawValue: "kCIContextWorkingFormat")
  /// Whether images are made smaller smoothly.
  public static let highQualityDownsample = Self(rawValue: "kCIContextHighQualityDownsample")
  /// Whether drawings are kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether others draw first.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  /// A name for debugging.
  public static let name = Self(rawValue: "kCIContextName")
  /// Whether opacity multiplies the parts of results.
  public static let outputPremultiplied = Self(rawValue: "kCIContextOutputPremultiplied")
}

/// Choices for files of images, which have no effect. Source: Apple's page "CIImageRepresentationOption".
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a choice by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
