import Foundation

/// How progress from 0 to 1 is spread over time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    /// The inverse of the one before.
    case circularOutIn
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Progress at a constant speed.
  public static let linear = UnitCurve(.linear)

  /// Slow at the start: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 1, y: 1))

  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 0.58, y: 1))
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 0.58, y: 1))
  /// Another name of `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A Bézier curve from (0, 0) to (1, 1); control points before or after that time are taken for the nearest in it.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: .circularEaseInOut
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let start, let end):
      .bezier(startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }

  /// The progress at a time; times outside of 0 to 1 are taken for the nearest of these.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let doubled = time * 2
      return doubled < 1
        ? (1 - (1 - doubled * doubled).squareRoot()) / 2 : (1 + (1 - (2 - doubled) * (2 - doubled)).squareRoot()) / 2
    case .circularOutIn:
      let half = (1 - (1 - time * 2) * (1 - time * 2)).squareRoot() / 2
      return time < 0.5 ? half : 1 - half
    case .bezier(let start, let end): return BezierCurve(start, end).value(at: time)
    }
  }

  /// Progress a unit of time, at a time; infinite where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    func onCircle(_ along: Double) -> Double { along / (1 - along * along).squareRoot() }
    return switch kind {
    case .linear: 1
    case .circularIn: onCircle(time)
    case .circularOut: onCircle(1 - time)
    case .circularInOut: onCircle(time < 0.5 ? time * 2 : 2 - time * 2)
    case .circularOutIn: onCircle(abs(1 - time * 2))
    case .bezier(let start, let end): BezierCurve(start, end).velocity(at: time)
    }
  }
}

/// A cubic curve from (0, 0) to (1, 1), as polynomials in a parameter from 0 to 1.
private struct BezierCurve {
  private let time: Cubic
  private let progress: Cubic

  init(_ start: UnitPoint, _ end: UnitPoint) {
    time = Cubic(min(max(Double(start.x), 0), 1), min(max(Double(end.x), 0), 1))
    progress = Cubic(Double(start.y), Double(end.y))
  }

  func value(at time: Double) -> Double { progress.value(at: parameter(at: time)) }

  func velocity(at time: Double) -> Double {
    let parameter = parameter(at: time)
    let (forward, upward) = (self.time.slope(at: parameter), progress.slope(at: parameter))
    // Both are zero where a control point lies on its end; a direction of its own is not asked for there.
    return forward == upward ? 1 : upward / forward
  }

  /// Where the time is reached, which grows all the way.
  private func parameter(at time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if self.time.value(at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A polynomial that is 0 at 0 and 1 at 1.
private struct Cubic {
  private let first: Double
  private let second: Double
  private let third: Double

  init(_ start: Double, _ end: Double) {
    first = 3 * start
    second = 3 * (end - start) - first
    third = 1 - first - second
  }

  func value(at parameter: Double) -> Double { ((third * parameter + second) * parameter + first) * parameter }
  func slope(at parameter: Double) -> Double { (3 * third * parameter + 2 * second) * parameter + first }
}
