import Foundation
import UnderstudyPictures
import UnderstudyTime

/// A picture by its name or its data. Its size is read from the data's head; pictures of tests show the pixels of PNG's data.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String?
  package let isSymbol: Bool
  private let data: Data?
  /// The pixels, once they have been decoded; the inner optional is nil for data of another format.
  private let decoded = Guarded<PixelMap??>(nil)
  /// The size in points; zero for pictures by name.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// How the pixels are turned before the user sees them; ``size`` is that of the turned picture.
  public let imageOrientation: Orientation

  private init(
    name: String?, isSymbol: Bool = false, data: Data? = nil, size: CGSize = .zero, scale: CGFloat = 1,
    orientation: Orientation = .up
  ) {
    (self.name, self.isSymbol, self.data, imageOrientation) = (name, isSymbol, data, orientation)
    let size = CGSize(width: size.width / scale, height: size.height / scale)
    (self.size, self.scale) = (orientation.isTurned ? CGSize(width: size.height, height: size.width) : size, scale)
  }

  /// How the pixels of a picture are turned. Source: Apple's page "UIImage.Orientation".
  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// A picture of a file's data whose size is known.
  ///
  /// - Parameters:
  ///   - data: Of a format that pictures have.
  ///   - pixels: How many there are, as they are stored.
  ///   - scale: Pixels a point, greater than zero.
  ///   - orientation: How they are turned.
  package convenience init(picture data: Data, pixels: CGSize, scale: CGFloat, orientation: Orientation) {
    self.init(name: nil, data: data, size: pixels, scale: scale, orientation: orientation)
  }

  /// The pixels of PNG's data as they are stored, not turned; nil for others.
  package var storedPixels: PixelMap? {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let pixels = data.flatMap { try? StoredPNG($0) }.flatMap { PixelMap($0) }
      decoded = .some(pixels)
      return pixels
    }
  }

  /// A picture without pixels.
  public convenience override init() { self.init(name: nil) }

  /// A picture of the app's assets, which are not looked up: there is always one.
  public convenience init?(named name: String) { self.init(name: name) }

  package convenience init(asset name: String) { self.init(name: name) }

  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(name: name, isSymbol: true) }

  /// A picture of encoded data; nil where it is neither PNG nor JPEG nor GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of encoded data with several pixels a point; nil where the format is another or the scale not positive.
  ///
  /// - Parameter scale: Pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let size = PictureHead.size(of: data) else { return nil }
    self.init(name: nil, data: data, size: size, scale: scale)
  }

  /// A picture of a file; nil where it cannot be read or is of another format.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The data that the picture was made of, in its own format; nil for pictures by name.
  open func pngData() -> Data? { data }

  /// The data that the picture was made of, in its own format; nil for pictures by name.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }

  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The image itself: nothing is drawn, so the mode makes no difference.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}

/// Reads the size of a picture, in pixels, from the beginning of its data.
enum PictureHead {
  /// How much of the data is read at most.
  static let length = 1 << 16

  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(length))
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// Goes from segment to segment up to the one that begins the frame.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let beginsFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if beginsFrame {
        let (height, width) = (bytes[(position + 5)..<(position + 7)], bytes[(position + 7)..<(position + 9)])
        return CGSize(width: number(width), height: number(height))
      }
      position += 2 + number(bytes[(position + 2)..<(position + 4)])
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
