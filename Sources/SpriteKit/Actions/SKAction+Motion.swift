import Foundation
import Understudy

extension SKAction {
  // MARK: - Moves

  /// Moves by a distance.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    change(duration, of: \.position) {
      move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration)
    } _: { old, share in
      CGPoint(x: old.x + delta.dx * share, y: old.y + delta.dy * share)
    }
  }
  /// Moves by a distance.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
  }
  /// Moves to a place.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    change(duration, of: \.position) { old, share in
      CGPoint(x: old.x + (location.x - old.x) * share, y: old.y + (location.y - old.y) * share)
    }
  }
  /// Moves to a place along x.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { number(x, \.position.x, duration) }
  /// Moves to a place along y.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { number(y, \.position.y, duration) }

  /// Moves along the corners of a path, as fast everywhere, and turns with it.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }
  /// Moves along the corners of a path, as fast everywhere.
  ///
  /// - Parameters:
  ///   - path: The way; curves are lines to their ends.
  ///   - offset: Whether the path begins at the node.
  ///   - orient: Whether the node turns with the path.
  ///   - sec: How long it takes.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction {
    let way = PathWay(path)
    return SKAction(
      sec,
      .timed { node in
        let start = offset ? node.position : .zero
        return { share in
          let (point, angle) = way.place(share)
          node.position = CGPoint(x: start.x + point.x, y: start.y + point.y)
          if orient { node.zRotation = angle }
        }
      })
  }
  /// Moves along a path at a speed in points a second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    follow(
      path, asOffset: offset, orientToPath: orient,
      duration: speed > 0 ? TimeInterval(PathWay(path).length / speed) : 0)
  }

  // MARK: - Turns

  /// Turns by an angle in radians.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, of: \.zRotation) {
      rotate(byAngle: -radians, duration: duration)
    } _: { old, share in
      old + radians * share
    }
  }
  /// Turns to an angle in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    number(radians, \.zRotation, duration)
  }
  /// Turns to an angle in radians, the shortest way if that is wanted.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc shortest: Bool
  ) -> SKAction {
    guard shortest else { return rotate(toAngle: radians, duration: duration) }
    return change(duration, of: \.zRotation) { old, share in
      old + remainder(radians - old, 2 * .pi) * share
    }
  }

  // MARK: - Sizes

  /// Changes both factors of the size.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    self.scaleX(to: scale, y: scale, duration: duration)
  }
  /// Multiplies both factors of the size.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  /// Changes the factors of the size.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    group([number(xScale, \.xScale, duration), number(yScale, \.yScale, duration)])
  }
  /// Multiplies the factors of the size.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    let x = change(duration, of: \.xScale) { $0 * (1 + (xScale - 1) * $1) }
    return group([x, change(duration, of: \.yScale) { $0 * (1 + (yScale - 1) * $1) }])
  }
  /// Changes the factor of the width.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { number(scale, \.xScale, duration) }
  /// Changes the factor of the height.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { number(scale, \.yScale, duration) }
  /// Makes a sprite as large as it is to be, by its factors.
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      duration,
      .timed { node in
        let own = (node as? SKSpriteNode)?.size ?? .zero
        let (x, y) = (node.xScale, node.yScale)
        return { share in
          if own.width > 0 { node.xScale = x + (size.width / own.width - x) * share }
          if own.height > 0 { node.yScale = y + (size.height / own.height - y) * share }
        }
      })
  }
  /// Changes the size of a sprite.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    sized(duration) { old, share in
      CGSize(
        width: old.width + (width - old.width) * share, height: old.height + (height - old.height) * share)
    }
  }
  /// Makes a sprite wider and higher.
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    sized(duration) { CGSize(width: $0.width + width * $1, height: $0.height + height * $1) }
  }

  private class func sized(
    _ duration: TimeInterval, _ mix: @escaping @MainActor (CGSize, CGFloat) -> CGSize
  ) -> SKAction {
    SKAction(
      duration,
      .timed { node in
        let sprite = node as? SKSpriteNode
        let old = sprite?.size ?? .zero
        return { sprite?.size = mix(old, $0) }
      })
  }

  /// Changes a number to another one.
  class func number(
    _ goal: CGFloat, _ path: ReferenceWritableKeyPath<SKNode, CGFloat>, _ duration: TimeInterval
  ) -> SKAction {
    change(duration, of: path) { old, share in old + (goal - old) * share }
  }
}

/// The corners of a path, with how far each is along it.
private struct PathWay: Sendable {
  private var points: [CGPoint] = []
  private var distances: [CGFloat] = []

  init(_ path: CGPath) {
    Path(path).forEach { element in
      switch element {
      case .move(let point), .line(let point): append(point)
      case .quadCurve(let point, _), .curve(let point, _, _): append(point)
      case .closeSubpath: if let first = points.first { append(first) }
      }
    }
  }

  private mutating func append(_ point: CGPoint) {
    let last = points.last ?? point
    distances.append((distances.last ?? 0) + hypot(point.x - last.x, point.y - last.y))
    points.append(point)
  }

  var length: CGFloat { distances.last ?? 0 }

  /// The place and the direction at a share of the length.
  func place(_ share: CGFloat) -> (CGPoint, CGFloat) {
    guard points.count > 1 else { return (points.first ?? .zero, 0) }
    let wanted = share * length
    let next = min(max(distances.firstIndex { $0 >= wanted } ?? points.count - 1, 1), points.count - 1)
    let (from, to) = (points[next - 1], points[next])
    let part = distances[next] - distances[next - 1]
    let inside = part > 0 ? (wanted - distances[next - 1]) / part : 1
    return (
      CGPoint(x: from.x + (to.x - from.x) * inside, y: from.y + (to.y - from.y) * inside),
      atan2(to.y - from.y, to.x - from.x)
    )
  }
}
