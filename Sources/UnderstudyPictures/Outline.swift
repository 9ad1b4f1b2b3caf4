import Foundation
import UnderstudyLayout

/// The line around an area, in points.
package enum Outline: Equatable, Sendable {
  /// One step of a free outline.
  package enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  case rectangle(CGRect)
  /// A rectangle with corners of one radius.
  case rounded(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case free([Step])

  /// The smallest rectangle around the outline's points and control points.
  package var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .free(let steps):
      let points = steps.flatMap(\.points)
      guard let first = points.first else { return .null }
      var (low, high) = (first, first)
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  /// The outline in steps, whatever its kind.
  package var steps: [Step] {
    switch self {
    case .free(let steps): return steps
    case .rectangle(let rect): return Self.steps(rect, CGSize.zero)
    case .rounded(let rect, let radius):
      let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
      return Self.steps(rect, CGSize(width: radius, height: radius))
    case .ellipse(let rect): return Self.steps(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
    }
  }

  /// Where the control points of a quarter of an ellipse lie, from its ends towards the corner.
  private static let reach: CGFloat = 0.5523

  private static func steps(_ rect: CGRect, _ corner: CGSize) -> [Step] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (w, h) = (corner.width, corner.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    guard w > 0, h > 0 else {
      return [.move(at(left, top)), .line(at(right, top)), .line(at(right, bottom)), .line(at(left, bottom)), .close]
    }
    let (kw, kh) = (w * (1 - reach), h * (1 - reach))
    return [
      .move(at(left + w, top)), .line(at(right - w, top)),
      .curve(at(right, top + h), control1: at(right - kw, top), control2: at(right, top + kh)),
      .line(at(right, bottom - h)),
      .curve(at(right - w, bottom), control1: at(right, bottom - kh), control2: at(right - kw, bottom)),
      .line(at(left + w, bottom)),
      .curve(at(left, bottom - h), control1: at(left + kw, bottom), control2: at(left, bottom - kh)),
      .line(at(left, top + h)),
      .curve(at(left + w, top), control1: at(left, top + kh), control2: at(left + kw, top)),
      .close,
    ]
  }

  /// The outline under a map of points.
  package func mapped(by map: AffineMap) -> Outline {
    if map == .identity { return self }
    let isMove = map == .translation(map.tx, map.ty)
    switch self {
    case .rectangle(let rect) where isMove: return .rectangle(map.apply(rect))
    case .rounded(let rect, let radius) where isMove: return .rounded(map.apply(rect), radius: radius)
    case .ellipse(let rect) where isMove: return .ellipse(map.apply(rect))
    default: return .free(steps.map { $0.mapped(by: map) })
    }
  }

  /// The outline with its edges moved inwards; free outlines stay as they are.
  package func inset(by distance: CGFloat) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.insetBy(dx: distance, dy: distance))
    case .rounded(let rect, let radius):
      .rounded(rect.insetBy(dx: distance, dy: distance), radius: max(radius - distance, 0))
    case .ellipse(let rect): .ellipse(rect.insetBy(dx: distance, dy: distance))
    case .free: self
    }
  }
}

extension Outline.Step {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate func mapped(by map: AffineMap) -> Self {
    switch self {
    case .move(let point): .move(map.apply(point))
    case .line(let point): .line(map.apply(point))
    case .curve(let end, let control1, let control2):
      .curve(map.apply(end), control1: map.apply(control1), control2: map.apply(control2))
    case .close: .close
    }
  }
}
