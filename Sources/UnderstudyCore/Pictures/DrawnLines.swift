import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// How a part of a text is drawn.
package struct RunLook {
  package var paint: Paint
  package var isUnderlined = false
  package var isStruckThrough = false

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
    guard runs.count > 1 else {
      if !runs.isEmpty, runs[0].imageWidth == nil { add(line.shown, 0, at: origin, width: line.width) }
      return
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
      var measured = TextMeasurement([part], displayScale: displayScale)
      let width = measured.measure().size.width
      if run.imageWidth == nil {
        add(part.string, index, at: CGPoint(x: x, y: origin.y - run.baselineOffset), width: width)
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
