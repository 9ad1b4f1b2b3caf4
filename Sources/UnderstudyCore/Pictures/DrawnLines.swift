import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// How a part of a text is drawn.
package struct RunLook {
  /// What a run consists of in place of characters.
  package struct Image {
    /// The height for each point of width.
    let ratio: CGFloat
    let items: (CGRect) -> [PictureItem]

    /// - Parameters:
    ///   - ratio: The height for each point of width.
    ///   - items: What is drawn in a frame.
    package init(ratio: CGFloat, items: @escaping (CGRect) -> [PictureItem]) {
      (self.ratio, self.items) = (ratio, items)
    }
  }

  package var paint: Paint
  package var isUnderlined = false
  package var isStruckThrough = false
  package var image: Image?

  package init(_ paint: Paint, isUnderlined: Bool = false, isStruckThrough: Bool = false) {
    (self.paint, self.isUnderlined, self.isStruckThrough) = (paint, isUnderlined, isStruckThrough)
  }
}

extension TextMeasurement {
  /// Draws the lines that the layout shows in a place.
  ///
  /// - Parameter look: How one of the runs looks.
  package func draw(in place: DrawnPlace, into canvas: inout PictureCanvas, look: (_ run: Int) -> RunLook) {
    let proposal = place.node.placement.bounds.proposal
    draw(
      at: place.frame.origin, width: proposal.width, height: proposal.height, place.look, into: &canvas, look: look)
  }

  /// Draws the lines that are shown for a proposal, from a top left corner on.
  ///
  /// - Parameter look: How one of the runs looks.
  package func draw(
    at corner: CGPoint, width: CGFloat?, height: CGFloat?, _ inherited: DrawnLook, into canvas: inout PictureCanvas,
    look: (_ run: Int) -> RunLook
  ) {
    for line in lines(width: width, height: height) {
      let origin = CGPoint(x: corner.x + line.x, y: corner.y + line.baseline)
      draw(line, at: origin, inherited, into: &canvas, look)
    }
  }

  /// The width of a part of a line. Spaces at its end are as wide as others: only those at the end of a line are not.
  private func width(of part: TextRun) -> CGFloat {
    var part = part
    let spaces = part.string.reversed().prefix { $0 == " " }.count
    part.string = part.string.dropLast(spaces) + String(repeating: "\u{A0}", count: spaces)
    var measured = TextMeasurement([part], displayScale: displayScale)
    return measured.measure().size.width
  }

  /// Half the height of capitals, as a share of the font's size.
  private static var halfCapital: CGFloat { 0.3525 }

  private func draw(
    _ line: TextLine, at origin: CGPoint, _ inherited: DrawnLook, into canvas: inout PictureCanvas,
    _ look: (Int) -> RunLook
  ) {
    func add(_ string: String, _ run: Int, at origin: CGPoint, width: CGFloat) {
      var font = runs[run].font
      if let weight = inherited.textWeight { font.weight = weight }
      let look = look(run)
      var mark = TextMark(string, at: origin, width: width, font: font, color: .black)
      mark.isUnderlined = look.isUnderlined || inherited.isUnderlined
      mark.isStruckThrough = look.isStruckThrough || inherited.isStruckThrough
      canvas.add(mark, look.paint)
    }
    /// An image lies in the middle of the height of capitals.
    func addImage(_ run: Int, at origin: CGPoint, width: CGFloat) {
      guard let image = look(run).image else { return }
      let height = width * image.ratio
      let middle = origin.y - runs[run].font.size * Self.halfCapital
      let frame = CGRect(x: origin.x, y: middle - height / 2, width: width, height: height)
      for item in image.items(frame) { canvas.add(item) }
    }
    guard runs.count > 1 else {
      guard !runs.isEmpty else { return }
      if let width = runs[0].imageWidth { return addImage(0, at: origin, width: width) }
      return add(line.shown, 0, at: origin, width: line.width)
    }
    var x = origin.x
    var start = 0
    for (index, run) in runs.enumerated() {
      let bytes = Array(run.string.utf8)
      let from = max(line.range.lowerBound - start, 0)
      let to = min(line.range.upperBound - start, bytes.count)
      start += bytes.count
      guard from < to else { continue }
      var part = run
      part.string = String(decoding: bytes[from..<to], as: UTF8.self)
      let width = self.width(of: part)
      let place = CGPoint(x: x, y: origin.y - run.baselineOffset)
      if let imageWidth = run.imageWidth {
        addImage(index, at: place, width: imageWidth)
      } else {
        add(part.string, index, at: place, width: width)
      }
      x += width
    }
  }
}

extension PictureCanvas {
  /// Draws characters. A gradient is seen through them.
  fileprivate mutating func add(_ mark: TextMark, _ paint: Paint) {
    if case .color(let color) = paint {
      var colored = mark
      colored.color = color
      return add(.text(colored))
    }
    let size = mark.font.size
    let area = CGRect(x: mark.origin.x, y: mark.origin.y - size, width: mark.width, height: size)
    group(PictureGroup(mask: PictureMask([.text(mark)]))) { canvas in
      // Parts of characters reach over the ends of the line and below it.
      canvas.fill(.rectangle(area.insetBy(dx: -size / 2, dy: -size / 2)), paint)
    }
  }
}
