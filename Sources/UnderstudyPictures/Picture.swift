import Foundation

/// A drawing of a screen or of one element.
///
/// A screen gives the same bytes on every machine. A picture is for people to look at: texts have the widths of the
/// layout and a simple font, symbols and images stand for those of a device.
public struct Picture: Sendable, Equatable {
  /// What is written over a picture: frames, each with the name of its element.
  public enum Legend: Sendable {
    /// The elements with an identifier, which tests find them by.
    case identifiers
    /// All elements, by their types and labels.
    case elements
  }

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

  /// This picture, with nothing where nothing is drawn.
  package var translucentPNG: Data { PNGFile.translucentData(of: Surface.drawn(self, isOpaque: false)) }
}

extension Picture {
  /// Reads the tables of fonts and symbols and runs what draws them, so that the first picture takes no longer than others.
  package static func prepare() {
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    let picture = Picture(
      size: area.size, scale: 1,
      items: [
        .fill(.rectangle(area), .color(.white), isEvenOdd: false),
        .text(TextMark("a", at: CGPoint(x: 0, y: 8), width: 8, font: .body, color: .black)),
        // No table has this name, so that each is asked for it.
        .symbol(SymbolMark("prepare", in: area, color: .black)),
      ])
    _ = (picture.svg, picture.png)
  }

  /// Writes the drawing to a file.
  ///
  /// - Parameter path: A name that ends with `.svg` or `.png`.
  /// - Throws: What says why the file cannot be written.
  package func write(to path: String) throws {
    let url = URL(fileURLWithPath: path)
    switch url.pathExtension.lowercased() {
    case "svg": try Data(svg.utf8).write(to: url, options: .atomic)
    case "png": try png.write(to: url, options: .atomic)
    default:
      throw PictureFileError(message: "the name of a picture's file ends with .svg or .png; \"\(path)\" does not")
    }
  }
}

/// A file's name that does not say how the picture is written.
package struct PictureFileError: Error, CustomStringConvertible {
  package let message: String

  package var description: String { message }
}
