import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// One step of an outline; points are in the path's own coordinates.
  public enum Element: Equatable, Sendable {
    /// Begins a new line at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to where the line began.
    case closeSubpath
  }

  var elements: [Element] = []
  /// Where the part begun last began: there a closed part ends.
  private var start: CGPoint?
  /// The end of the last step, or the beginning of the part that was just closed; nil for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}
  /// Makes a path by steps that a closure adds; the closure runs at once.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there are no steps, not even a move.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes through the steps in order.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// Begins a new part at a point, without a line to it.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line; a path without a point begins where the line would end.
  public mutating func addLine(to end: CGPoint) { append(currentPoint == nil ? .move(to: end) : .line(to: end)) }

  /// Adds lines through points, beginning a new part at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (position, point) in lines.enumerated() { append(position == 0 ? .move(to: point) : .line(to: point)) }
  }

  /// Adds a curve with one control point; an empty path begins at the control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { append(.move(to: control)) }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points; an empty path begins at the first of them.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { append(.move(to: control1)) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends a part with a line to its beginning; an empty path or a part just closed stays as it is.
  public mutating func closeSubpath() {
    if currentPoint != nil, elements.last != .closeSubpath { append(.closeSubpath) }
  }

  /// Adds the steps of another path, in changed coordinates if there is a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    path.applying(transform).forEach { append($0) }
  }

  /// The path in changed coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    for element in elements { path.append(element.applying(transform)) }
    return path
  }

  /// The path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  mutating func append(_ element: Element) {
    elements.append(element)
    switch element {
    case .move(let end):
      start = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): currentPoint = end
    case .closeSubpath: currentPoint = start
    }
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path: LosslessStringConvertible {
  /// The steps as numbers and letters, such as `0 0 m 10 0 l h`: `m` moves, `l`, `q` and `c` draw, `h` closes.
  public var description: String {
    func text(_ points: CGPoint..., letter: String) -> String {
      (points.flatMap { [String(format: "%g", $0.x), String(format: "%g", $0.y)] } + [letter]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end, letter: "m")
      case .line(let end): text(end, letter: "l")
      case .quadCurve(let end, let control): text(control, end, letter: "q")
      case .curve(let end, let control1, let control2): text(control1, control2, end, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` has written.
  ///
  /// - Parameter string: Steps as `description` writes them; others give nil.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): append(.move(to: points[0]))
      case ("l", 2): append(.line(to: points[0]))
      case ("q", 4): append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 6): append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
