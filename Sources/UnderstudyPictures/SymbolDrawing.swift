import Foundation
import UnderstudyLayout

/// Draws system symbols by name: the common ones in simple lines, all others as a frame with the first letter of the name.
enum SymbolDrawing {
  private static let grid: CGFloat = 16

  /// What a symbol can stand in.
  private static let frames: Set = [
    "circle", "square", "triangle", "rectangle", "diamond", "octagon", "seal", "shield", "bubble",
  ]

  static func items(of mark: SymbolMark) -> [PictureItem] {
    var parts = mark.name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    let name = parts.joined(separator: ".")
    if let shape = SymbolShapes[name] { return items(shape, mark, mark.frame, isFilled: isFilled, color: mark.color) }
    if let badge = parts.lastIndex(of: "badge"), badge > 0 {
      return badged(mark, Array(parts[..<badge]), parts[(badge + 1)...].joined(separator: "."), isFilled: isFilled)
    }
    if parts.last == "slash", parts.count > 1 {
      let line =
        SymbolShapes["slash.whole"].map { items($0, mark, mark.frame, isFilled: false, color: mark.color) } ?? []
      return base(mark, parts.dropLast(), isFilled: isFilled) + line
    }
    if let frame = parts.last, parts.count > 1, frames.contains(frame) {
      return framed(frame, Array(parts.dropLast()), mark, isFilled: isFilled)
    }
    return base(mark, parts, isFilled: isFilled)
  }

  /// What is added to a symbol comes after its name: the longest name that is known; else a letter.
  private static func base(_ mark: SymbolMark, _ parts: [String], isFilled: Bool) -> [PictureItem] {
    if let shape = shape(parts) { return items(shape, mark, mark.frame, isFilled: isFilled, color: mark.color) }
    if let sign = MoreSymbolShapes.letters[parts.joined(separator: ".")] {
      return [letter(sign, mark, height: min(mark.frame.width, mark.frame.height), mark.color)]
    }
    return framed("square", parts, mark, isFilled: isFilled)
  }

  private static func shape(_ parts: [String]) -> StrokeNotation? {
    for count in (1...max(parts.count, 1)).reversed() {
      if let shape = SymbolShapes[parts.prefix(count).joined(separator: ".")] { return shape }
    }
    return nil
  }

  /// A symbol with a smaller one over its lower corner.
  private static func badged(_ mark: SymbolMark, _ parts: [String], _ badge: String, isFilled: Bool) -> [PictureItem] {
    var whole = mark
    whole.name = parts.joined(separator: ".")
    if isFilled { whole.name += ".fill" }
    let side = min(mark.frame.width, mark.frame.height) * 0.42
    let place = CGRect(x: mark.frame.maxX - side, y: mark.frame.maxY - side, width: side, height: side)
    guard let shape = SymbolShapes[badge] else {
      return items(of: whole) + [.fill(.ellipse(place), .color(mark.color), isEvenOdd: false)]
    }
    return items(of: whole) + items(shape, mark, place, isFilled: false, color: mark.color)
  }

  private static func framed(_ frame: String, _ parts: [String], _ mark: SymbolMark, isFilled: Bool) -> [PictureItem] {
    let outer = SymbolShapes[frame].map { items($0, mark, mark.frame, isFilled: isFilled, color: mark.color) } ?? []
    let side = min(mark.frame.width, mark.frame.height)
    let inset = side * 0.27
    let place = CGRect(
      x: mark.frame.midX - side / 2 + inset, y: mark.frame.midY - side / 2 + inset, width: side - 2 * inset,
      height: side - 2 * inset)
    // On a device what is inside of a filled form is a hole.
    let color = isFilled ? mark.color.contrast : mark.color
    if let shape = shape(parts) { return outer + items(shape, mark, place, isFilled: false, color: color) }
    let name = parts.joined(separator: ".")
    return outer + [
      letter(
        MoreSymbolShapes.letters[name] ?? String(name.prefix(name.count < 3 ? 2 : 1)), mark, height: side * 0.6, color)
    ]
  }

  private static func letter(_ text: String, _ mark: SymbolMark, height: CGFloat, _ color: PictureColor) -> PictureItem
  {
    let font = LayoutFont(size: text.count > 1 ? height * 0.75 : height, weight: .semibold)
    let width = text.reduce(0) { $0 + CharacterAdvances.width(of: $1, in: font) }
    let origin = CGPoint(x: mark.frame.midX - width / 2, y: mark.frame.midY + font.size * 0.35)
    return .text(TextMark(text, at: origin, width: width, font: font, color: color))
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

extension PictureColor {
  /// White, or black on what is nearly white.
  fileprivate var contrast: PictureColor { red + green + blue > 2.6 ? .black : .white }
}
