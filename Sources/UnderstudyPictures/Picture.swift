import Foundation

/// A drawing of a screen or of one element.
///
/// The same screen gives the same bytes on every machine. A picture is for people to look at: texts have the widths of the
/// layout and a simple font, symbols and images stand for those of a device.
public struct Picture: Sendable, Equatable {
  /// The size in points.
  public let size: CGSize
  /// How many pixels a point has in ``png``.
  public let scale: CGFloat
  /// What is drawn, from the back to the front, in points from the top left.
  package let items: [PictureItem]

  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels for each point.
  ///   - items: From the back to the front.
  package init(size: CGSize, scale: CGFloat, items: [PictureItem] = []) {
    (self.size, self.scale, self.items) = (size, scale, items)
  }

  /// The drawing as an SVG document, with its texts as texts.
  public var svg: String { SVGWriter.document(self) }

  /// The drawing as a PNG file of ``size`` times ``scale`` pixels.
  public var png: Data { PNGFile.data(of: Surface.drawn(self)) }
}
