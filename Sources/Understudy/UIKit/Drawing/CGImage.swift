import Foundation
import UnderstudyPictures
import UnderstudyTime

/// Where the opacity of a pixel is. Source: Apple's page "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the bytes of a pixel are to be read. Source: Apple's page "CGBitmapInfo".
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a value of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that a ``CGImageAlphaInfo`` is in.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The components are fractions.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that the order of bytes is in.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The lowest byte of 32 bits comes first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// The highest byte of 32 bits comes first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// A picture of a number of pixels. Those of a PNG file and those that are drawn here are known; of a JPEG or GIF file only how many
/// they are.
///
/// Source: Apple's page "CGImage".
public final class CGImage: Sendable {
  private enum Content: Sendable {
    case file(Data)
    case pixels(PixelMap)
  }

  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  private let content: Guarded<Content>

  /// A picture of pixels.
  package init(_ pixels: PixelMap) {
    (width, height) = (pixels.width, pixels.height)
    content = Guarded(.pixels(pixels))
  }

  /// The picture of a file's data; nil where it is neither PNG nor JPEG nor GIF.
  convenience init?(file data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(file: data, width: Int(image.size.width), height: Int(image.size.height))
  }

  private init(file data: Data, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    content = Guarded(.file(data))
  }

  /// The pixels; nil where they are not known.
  package var pixels: PixelMap? {
    content.withLock { content in
      switch content {
      case .pixels(let pixels): return pixels
      case .file(let data):
        guard let file = try? StoredPNG(data), let pixels = PixelMap(file) else { return nil }
        content = .pixels(pixels)
        return pixels
      }
    }
  }

  /// The picture as a file: the one that it was made of, if there is one.
  package var data: Data {
    switch content.withLock({ $0 }) {
    case .file(let data): data
    case .pixels(let pixels): pixels.png
    }
  }

  // MARK: - Pixels

  /// How many bits each of red, green, blue and opacity has: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes a row has.
  public var bytesPerRow: Int { width * 4 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The opacity comes last and multiplies the other components.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Where the opacity is, as bits.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The part in a rectangle of pixels from the top left; nil if it lies outside, or if the pixels are not known.
  public func cropping(to rect: CGRect) -> CGImage? {
    let inside = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !inside.isEmpty, let pixels else { return nil }
    return CGImage(
      pixels.part(x: Int(inside.minX)..<Int(inside.maxX), y: Int(inside.minY)..<Int(inside.maxY)))
  }

  /// Itself, as pictures do not change.
  public func copy() -> CGImage? { self }
}

// MARK: - UIKit and SwiftUI

extension UIImage {
  /// The pixels as Core Graphics has them, which are not turned by ``imageOrientation``; nil for pictures by name.
  public var cgImage: CGImage? { pngData().flatMap { CGImage(file: $0) } }

  /// A picture with a pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point; numbers that are not positive are taken as 1.
  ///   - orientation: How the pixels are turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(picture: cgImage.data, pixels: pixels, scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// The pixels as a viewer sees them; nil where they are not known.
  package var uprightPixels: PixelMap? {
    guard let pixels = storedPixels else { return nil }
    let (right, bottom) = (pixels.width - 1, pixels.height - 1)
    return switch imageOrientation {
    case .up: pixels
    case .down: pixels.rearranged(isTurned: false) { (right - $0, bottom - $1) }
    case .left: pixels.rearranged(isTurned: true) { (right - $1, $0) }
    case .right: pixels.rearranged(isTurned: true) { ($1, bottom - $0) }
    case .upMirrored: pixels.rearranged(isTurned: false) { (right - $0, $1) }
    case .downMirrored: pixels.rearranged(isTurned: false) { ($0, bottom - $1) }
    case .leftMirrored: pixels.rearranged(isTurned: true) { (right - $1, bottom - $0) }
    case .rightMirrored: pixels.rearranged(isTurned: true) { ($1, $0) }
    }
  }
}

extension Image {
  /// An image of Core Graphics', whose label is the element's.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point.
  ///   - orientation: How the pixels are turned.
  ///   - label: What assistive technology says.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale, orientation, isDecorative: false)
    self.label = label.elementText
  }

  /// An image of Core Graphics' that assistive technology leaves out: it shows no element.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation, isDecorative: true)
  }

  private init(_ cgImage: CGImage, _ scale: CGFloat, _ orientation: Orientation, isDecorative: Bool) {
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation))
    self.init(name: "", .picture(image.size), isDecorative: isDecorative)
    picture = image
  }
}

extension UIImage.Orientation {
  init(_ orientation: Image.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
  }
}
