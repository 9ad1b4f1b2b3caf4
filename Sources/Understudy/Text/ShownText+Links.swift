import Foundation
import UnderstudyLayout

extension ShownText {
  /// Where a link is in the text: around all of its lines.
  ///
  /// - Parameters:
  ///   - place: The number of the link.
  ///   - texts: What all links say, in their order.
  ///   - size: The text's own size, in points.
  /// - Returns: The frame in the text's space; nil where the link is cut off.
  func frame(ofLink place: Int, among texts: [String], in size: CGSize) -> CGRect? {
    guard let link = range(ofLink: place, among: texts) else { return nil }
    let lines = measurement.lines(width: size.width, height: size.height)
    let height = size.height / CGFloat(max(lines.count, 1))
    var frame: CGRect?
    for (number, line) in lines.enumerated() {
      let part = link.clamped(to: line.range)
      guard !part.isEmpty else { continue }
      let start = width(of: line.range.lowerBound..<part.lowerBound)
      let end = min(width(of: line.range.lowerBound..<part.upperBound), line.width)
      guard end > start else { continue }
      let box = CGRect(x: line.x + start, y: CGFloat(number) * height, width: end - start, height: height)
      frame = frame.map { $0.union(box) } ?? box
    }
    return frame
  }

  /// The range in UTF-8 of a link: links are looked for one after the other.
  private func range(ofLink place: Int, among texts: [String]) -> Range<Int>? {
    let string = runs.map(\.string).joined()
    var start = string.startIndex
    for (number, text) in texts.enumerated() {
      // A text case may have changed the letters.
      guard let found = string.range(of: text, options: .caseInsensitive, range: start..<string.endIndex) else {
        return nil
      }
      if number == place {
        let bytes = string.utf8
        return bytes.distance(
          from: bytes.startIndex, to: found.lowerBound)..<bytes.distance(from: bytes.startIndex, to: found.upperBound)
      }
      start = found.upperBound
    }
    return nil
  }

  /// The width of a part of a line.
  private func width(of part: Range<Int>) -> CGFloat {
    var position = 0
    var cut: [TextRun] = []
    for run in runs {
      let bytes = Array(run.string.utf8)
      let inside = part.clamped(to: position..<(position + bytes.count))
      if !inside.isEmpty {
        var piece = run
        let (start, end) = (inside.lowerBound - position, inside.upperBound - position)
        piece.string = String(decoding: bytes[start..<end], as: UTF8.self)
        cut.append(piece)
      }
      position += bytes.count
    }
    guard !cut.isEmpty else { return 0 }
    // Spaces at the end of a line are ignored, but here they come before something.
    let stop = TextRun("|", font: cut[cut.count - 1].font)
    var (whole, end) = (TextMeasurement(cut + [stop]), TextMeasurement([stop]))
    return (whole.idealWidth() ?? whole.measure().size.width) - (end.idealWidth() ?? end.measure().size.width)
  }
}
