import Foundation
import UnderstudyLayout

/// Draws system symbols by name: the common ones in simple lines, all others as a frame with the first letter of the name.
enum SymbolDrawing {
  private static let grid: CGFloat = 16

  static func items(of mark: SymbolMark) -> [PictureItem] {
    var parts = mark.name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    let name = parts.joined(separator: ".")
    if let shape = SymbolShapes[name] { return items(shape, mark, mark.frame, isFilled: isFilled, color: mark.color) }
    for frame in ["circle", "square", "triangle"] where parts.last == frame && parts.count > 1 {
      let inner = parts.dropLast().joined(separator: ".")
      return framed(frame, inner, mark, isFilled: isFilled)
    }
    // What is added to a symbol comes after its name: the longest name that is known.
    for count in (1..<max(parts.count, 1)).reversed() {
      guard let shape = SymbolShapes[parts.prefix(count).joined(separator: ".")] else { continue }
      return items(shape, mark, mark.frame, isFilled: isFilled, color: mark.color)
    }
    return framed("square", name, mark, isFilled: isFilled)
  }

  private static func framed(_ frame: String, _ name: String, _ mark: SymbolMark, isFilled: Bool) -> [PictureItem] {
    let outer = SymbolShapes[frame].map { items($0, mark, mark.frame, isFilled: isFilled, color: mark.color) } ?? []
    let side = min(mark.frame.width, mark.frame.height)
    let inset = side * 0.27
    let place = CGRect(
      x: mark.frame.midX - side / 2 + inset, y: mark.frame.midY - side / 2 + inset, width: side - 2 * inset,
      height: side - 2 * inset)
    let color = isFilled ? PictureColor.white : mark.color
    if let shape = SymbolShapes[name] { return outer + items(shape, mark, place, isFilled: false, color: color) }
    let font = LayoutFont(size: side * 0.6, weight: .semibold)
    let letter = String(name.prefix(1))
    let width = letter.first.map { CharacterAdvances.width(of: $0, in: font) } ?? 0
    let origin = CGPoint(x: mark.frame.midX - width / 2, y: mark.frame.midY + side * 0.21)
    return outer + [.text(TextMark(letter, at: origin, width: width, font: font, color: color))]
  }

  private static func items(
    _ shape: StrokeNotation, _ mark: SymbolMark, _ frame: CGRect, isFilled: Bool, color: PictureColor
  ) -> [PictureItem] {
    let side = min(frame.width, frame.height)
    let unit = side / grid
    let line = LineLook(
      width: mark.frame.height * CGFloat(0.045 + 0.011 * Double(mark.weight.rawValue)), cap: .round, join: .round)
    let paint = Paint.color(color)
    return shape.lines.flatMap { part -> [PictureItem] in
      let steps = part.steps { point in
        CGPoint(x: frame.midX + (point.x - grid / 2) * unit, y: frame.midY - (point.y - grid / 2) * unit)
      }
      let fills = part.isArea || isFilled && part.isClosed
      let stroke = PictureItem.stroke(.free(steps), paint, line)
      return fills ? [.fill(.free(steps), paint, isEvenOdd: false), stroke] : [stroke]
    }
  }
}
