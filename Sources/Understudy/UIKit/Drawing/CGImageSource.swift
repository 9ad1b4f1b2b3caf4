import Foundation

/// The address of a file, as Core Foundation has it.
public typealias CFURL = NSURL
/// Bytes, as Core Foundation has them.
public typealias CFData = NSData
/// A dictionary, as Core Foundation has it.
public typealias CFDictionary = NSDictionary
/// A text, as Core Foundation has it.
public typealias CFString = NSString

/// Reads the picture of a file or of data. Source: Apple's page "CGImageSource".
public final class CGImageSource: Sendable {
  fileprivate let data: Data
  fileprivate let image: CGImage?

  fileprivate init(_ data: Data) {
    self.data = data
    image = CGImage(file: data)
  }
}

/// Reads a file; nil where it is not there.
///
/// - Parameter options: Are not read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Reads data.
///
/// - Parameter options: Are not read.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// How many pictures there are: one, or none in data that is neither PNG nor JPEG nor GIF. A GIF has its first one here.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// What the picture's format is called, such as `public.png`; nil for another format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  guard isrc.image != nil else { return nil }
  let names: [UInt8: String] = [0x89: "public.png", 0xFF: "public.jpeg", 0x47: "com.compuserve.gif"]
  return isrc.data.first.flatMap { names[$0] }.map { NSString(string: $0) }
}

/// The picture; nil for a number other than zero, and for data of another format.
///
/// - Parameter options: Are not read.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// The picture, made smaller if it is larger than ``kCGImageSourceThumbnailMaxPixelSize`` says and its pixels are known.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let longest = max(image.width, image.height)
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? Double(longest)
  guard limit > 0, Double(longest) > limit, image.pixels != nil else { return image }
  let ratio = limit / Double(longest)
  let size = CGSize(
    width: max((Double(image.width) * ratio).rounded(), 1), height: max((Double(image.height) * ratio).rounded(), 1))
  let context = CGContext(pixelsWide: Int(size.width), high: Int(size.height))
  context.draw(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// The width and the height of the picture; nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return NSDictionary(dictionary: [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
  ])
}

/// The longest side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made of the picture where the file has none. Is not read: it is always made.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Asks for a small picture of a file that may have none. Is not read.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the picture is. Is not read: no picture of a file is turned here.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Whether pixels are kept. Is not read.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once. Is not read.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The width of a picture, in its properties.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of a picture, in its properties.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
