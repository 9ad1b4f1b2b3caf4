import Foundation

/// How progress from 0 to 1 is spread over time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 1, y: 1))
  public static let easeOut = bezier(startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 0.58, y: 1))
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// The progress at a time; times outside of 0 to 1 count as the nearest of these.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    return isInverse ? solve { forward($0) - time } : forward(time)
  }

  /// Progress a unit of time, at a time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (from, to) = (max(0, progress - step), min(1, progress + step))
    return from < to ? (value(at: to) - value(at: from)) / (to - from) : 0
  }

  private func forward(_ time: Double) -> Double {
    switch kind {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let doubled = time * 2
      return doubled < 1
        ? (1 - (1 - doubled * doubled).squareRoot()) / 2 : (1 + (1 - (2 - doubled) * (2 - doubled)).squareRoot()) / 2
    case .bezier(let start, let end):
      func along(_ one: Double, _ two: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
      }
      let t = solve { along(Double(start.x), Double(end.x), $0) - time }
      return along(Double(start.y), Double(end.y), t)
    }
  }

  /// Where a growing function between 0 and 1 is zero.
  private func solve(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
