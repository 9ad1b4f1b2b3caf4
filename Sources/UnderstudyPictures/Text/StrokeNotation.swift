import Foundation

/// Lines in a short notation: two digits to base 36 for each point, x and y from the bottom left; a space between lines.
///
/// `~` begins a line that is smooth through all its points, `#` an area. `@` is a circle: its middle, and its radius in halves.
struct StrokeNotation {
  struct Line {
    var points: [CGPoint]
    var isSmooth = false
    var isArea = false
    var radius: CGFloat?

    var isClosed: Bool { radius != nil || points.count > 2 && points.first == points.last }
  }

  let lines: [Line]

  init(_ text: some StringProtocol) {
    lines = text.split(separator: " ").map { part in
      let digits = part.compactMap(\.base36)
      if part.hasPrefix("@"), digits.count == 3 {
        return Line(points: [CGPoint(x: digits[0], y: digits[1])], radius: CGFloat(digits[2]) / 2)
      }
      let points = stride(from: 0, to: digits.count - 1, by: 2).map {
        CGPoint(x: digits[$0], y: digits[$0 + 1])
      }
      return Line(points: points, isSmooth: part.contains("~"), isArea: part.contains("#"))
    }
  }

  /// The largest x.
  var width: CGFloat { lines.flatMap(\.points).map(\.x).max() ?? 0 }

  /// A table of notations: a name, a space and lines, one a row.
  static func table(_ text: String) -> [String: StrokeNotation] {
    var result: [String: StrokeNotation] = [:]
    for row in text.split(separator: "\n") {
      guard let space = row.firstIndex(of: " ") else { continue }
      result[String(row[..<space])] = StrokeNotation(row[space...])
    }
    return result
  }
}

extension Character {
  fileprivate var base36: Int? {
    guard let code = asciiValue else { return nil }
    switch code {
    case 48...57: return Int(code) - 48
    case 97...122: return Int(code) - 87
    default: return nil
    }
  }
}

extension StrokeNotation.Line {
  /// The line in steps, with its points mapped.
  func steps(_ map: (CGPoint) -> CGPoint) -> [Outline.Step] {
    guard let first = points.first else { return [] }
    if let radius {
      let frame = CGRect(x: first.x - radius, y: first.y - radius, width: 2 * radius, height: 2 * radius)
      return Outline.ellipse(frame).steps.map { $0.mapped(map) }
    }
    var steps: [Outline.Step] = [.move(map(first))]
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      guard isSmooth else {
        steps.append(.line(map(to)))
        continue
      }
      // A spline through all points: the direction at each is that from the point before to the one after.
      let last = points.count - 1
      let before = index >= 2 ? points[index - 2] : isClosed ? points[last - 1] : from
      let after = index < last ? points[index + 1] : isClosed ? points[1] : to
      steps.append(
        .curve(
          map(to), control1: map(CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6)),
          control2: map(CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))))
    }
    if isClosed || isArea { steps.append(.close) }
    return steps
  }
}

extension Outline.Step {
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .curve(let end, let control1, let control2):
      .curve(map(end), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}
