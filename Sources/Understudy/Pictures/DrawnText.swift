import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension ShownText {
  /// Draws the lines that the layout shows in a place.
  func draw(in place: DrawnPlace, _ values: EnvironmentValues, into canvas: inout PictureCanvas) {
    let bounds = place.node.placement.bounds
    draw(in: place.frame, bounds.proposal, place.look, values, into: &canvas)
  }

  /// Draws the lines that fit a proposal.
  func draw(
    in frame: CGRect, _ proposal: ProposedViewSize, _ look: DrawnLook, _ values: EnvironmentValues,
    into canvas: inout PictureCanvas
  ) {
    let paint = look.foregroundPaint(in: frame, values)
    for line in measurement.lines(width: proposal.width, height: proposal.height) {
      let origin = CGPoint(x: frame.minX + line.x, y: frame.minY + line.baseline)
      draw(line, at: origin, paint, look, values, into: &canvas)
    }
  }

  private func draw(
    _ line: TextLine, at origin: CGPoint, _ paint: Paint, _ look: DrawnLook, _ values: EnvironmentValues,
    into canvas: inout PictureCanvas
  ) {
    guard runs.count > 1 else {
      guard var font = runs.first?.font else { return }
      if let weight = look.textWeight { font.weight = weight }
      canvas.add(.text(TextMark(line.shown, at: origin, width: line.width, font: font, color: paint.color)))
      return
    }
    var x = origin.x
    var start = 0
    for run in runs {
      let end = start + run.string.utf8.count
      defer { start = end }
      let part = max(start, line.range.lowerBound)..<max(min(end, line.range.upperBound), start, line.range.lowerBound)
      guard !part.isEmpty else { continue }
      let bytes = Array(run.string.utf8)[(part.lowerBound - start)..<(part.upperBound - start)]
      var measured = TextMeasurement(
        [TextRun(String(decoding: bytes, as: UTF8.self), font: run.font, tracking: run.tracking)],
        displayScale: displayScale)
      let width = measured.measure().size.width
      let mark = TextMark(
        String(decoding: bytes, as: UTF8.self), at: CGPoint(x: x, y: origin.y - run.baselineOffset), width: width,
        font: run.font, color: paint.color)
      canvas.add(.text(mark))
      x += width
    }
  }
}

extension TextNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    measured?.draw(in: place, environment.values, into: &canvas)
  }
}
