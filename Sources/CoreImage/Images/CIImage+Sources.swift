import Foundation
import Understudy
import UnderstudyPictures

extension CIImage {
  /// An image of Core Graphics' picture. One whose pixels are not known is gray.
  public convenience init(cgImage: CGImage) { self.init(cgImage, url: nil) }
  /// An image of Core Graphics' picture; the options have no effect.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage, url: nil) }

  /// An image of UIKit's picture as it is stored, not turned; nil for a picture by name, whose pixels are not known.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(picture, url: nil)
  }

  /// An image of UIKit's picture; the options have no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  /// An image of a file's data; nil for other formats than PNG, JPEG and GIF.
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data)?.cgImage else { return nil }
    self.init(picture, url: nil)
  }

  /// An image of a file's data; the options have no effect.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

  /// An image of a file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let picture = UIImage(data: data)?.cgImage else { return nil }
    self.init(picture, url: url)
  }

  /// An image of a file; the options have no effect.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }

  /// A color without edges.
  public convenience init(color: CIColor) {
    let tone = Tone(color)
    self.init(extent: .infinite) { area in
      var pixel = [UInt8](repeating: 0, count: 4)
      tone.write(to: &pixel, at: 0)
      var field = PixelField(area)
      field.map.bytes = [[UInt8]](repeating: pixel, count: area.width * area.height).flatMap { $0 }
      return field
    }
  }

  /// An image that shows nothing.
  public class func empty() -> CIImage { CIImage(extent: .zero) { PixelField($0) } }

  private convenience init(_ picture: CGImage, url: URL?) {
    let extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    self.init(extent: extent, url: url, cgImage: picture) { area in
      var field = PixelField(area)
      let whole = PixelArea(extent)
      if let pixels = picture.pixels {
        field.copy(PixelField(whole, pixels))
      } else {
        CoreImageState.current.sayOnce(
          "CIImage: the pixels of a file that is not PNG are not known. The image is gray.")
        field.map.bytes = (0..<(area.width * area.height)).flatMap { _ in [0x8E, 0x8E, 0x93, 0xFF] as [UInt8] }
      }
      return field
    }
  }

  /// An image of pixels whose lower left is the origin.
  convenience init(_ pixels: PixelMap) {
    let extent = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.init(extent: extent) { area in
      var field = PixelField(area)
      field.copy(PixelField(PixelArea(extent), pixels))
      return field
    }
  }

  /// Black without edges.
  public class var black: CIImage { CIImage(color: .black) }
  /// White without edges.
  public class var white: CIImage { CIImage(color: .white) }
  /// Gray without edges.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red without edges.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green without edges.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue without edges.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without edges.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without edges.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without edges.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Nothing, without edges.
  public class var clear: CIImage { CIImage(color: .clear) }
}
