import Foundation
import UnderstudyLayout

/// Draws texts with the lines of ``StrokeFont``, each character as wide as the layout takes it to be.
enum TextDrawing {
  /// A character in points.
  struct Glyph {
    fileprivate var lines: [[Outline.Step]]
    fileprivate var width: CGFloat

    /// Adds the area that the lines cover, in pixels.
    func add(to coverage: inout Coverage, _ map: AffineMap) {
      let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
      let width = max(width * factor, 1)
      for line in lines {
        for part in Polyline.lines(of: Outline.free(line).mapped(by: map).steps) {
          coverage.addStroke(part, width: width, cap: .round, join: .round, miterLimit: 4)
        }
      }
    }
  }

  /// The share of a character's width that is empty on each side.
  private static let margin: CGFloat = 0.14
  private static let grid: CGFloat = 20
  private static let baseline: CGFloat = 4

  static func glyphs(of mark: TextMark) -> [Glyph] {
    let characters = Array(mark.string)
    let widths = characters.map { CharacterAdvances.width(of: $0, in: mark.font) }
    let total = widths.reduce(0, +)
    let stretch = total > 0 && mark.width > 0 ? mark.width / total : 1
    let thickness = mark.font.size * Self.thickness(mark.font.weight)
    var x = mark.origin.x
    var result: [Glyph] = []
    for (character, width) in zip(characters, widths) {
      defer { x += width * stretch }
      guard !character.isWhitespace, width > 0 else { continue }
      let place = CGRect(x: x, y: mark.origin.y, width: width * stretch, height: 0)
      result.append(Glyph(lines: lines(of: character, in: place, mark.font), width: thickness))
    }
    return result
  }

  /// The lines below and through a text.
  static func lines(of mark: TextMark) -> [CGRect] {
    let height = max(mark.font.size / 16, 0.5)
    func line(_ distance: CGFloat) -> CGRect {
      CGRect(x: mark.origin.x, y: mark.origin.y - distance * mark.font.size, width: mark.width, height: height)
    }
    return (mark.isUnderlined ? [line(-0.12)] : []) + (mark.isStruckThrough ? [line(0.28)] : [])
  }

  /// The width of a line as a share of the font's size.
  private static func thickness(_ weight: LayoutFont.Weight) -> CGFloat {
    [0.03, 0.045, 0.06, 0.078, 0.092, 0.108, 0.125, 0.145, 0.165][weight.rawValue]
  }

  private static func lines(of character: Character, in place: CGRect, _ font: LayoutFont) -> [[Outline.Step]] {
    if font.design == .monospaced, let shape = StrokeFont.monospaced(character) {
      return lines(of: shape, in: place, font)
    }
    if let shape = StrokeFont.shape(of: character) { return lines(of: shape, in: place, font) }
    let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = parts.first, let shape = StrokeFont.shape(of: Character(base)) else {
      let isEmoji = parts.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      return lines(of: isEmoji ? StrokeFont.emoji : StrokeFont.unknown, in: place, font)
    }
    var result = lines(of: shape, in: place, font)
    let lift: CGFloat = base.properties.isUppercase ? 3.5 : 0
    for mark in parts.dropFirst() {
      guard let accent = StrokeFont.accent(mark) else { continue }
      let unit = font.size / grid
      let start = place.midX - 2 * unit
      result += accent.lines.map { line in
        line.steps { point in
          CGPoint(x: start + point.x * unit, y: place.minY - (point.y + lift - baseline) * unit)
        }
      }
    }
    return result
  }

  private static func lines(of shape: StrokeNotation, in place: CGRect, _ font: LayoutFont) -> [[Outline.Step]] {
    let unit = font.size / grid
    let width = shape.width
    let room = place.width * (1 - 2 * margin)
    let factor = width > 0 ? min(room / width, unit * 1.6) : 0
    let start = place.midX - width * factor / 2
    return shape.lines.map { line in
      line.steps { point in
        let height = (point.y - baseline) * unit
        return CGPoint(x: start + point.x * factor + (font.isItalic ? height * 0.2 : 0), y: place.minY - height)
      }
    }
  }
}
