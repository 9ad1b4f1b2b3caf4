import Foundation

/// How wide or high a mark is. Source: Apple's page "MarkDimension".
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// What fits the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// A part of the room that there is, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// The room that there is but for points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  init(kind: Kind) { self.kind = kind }
  /// A number of points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A number of points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The length in points.
  ///
  /// - Parameters:
  ///   - room: What there is.
  ///   - automatic: The part of the room that an automatic mark takes.
  func length(of room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * automatic
    case .fixed(let points): points
    case .ratio(let part): room * part
    case .inset(let points): max(0, room - 2 * points)
    }
  }
}

/// What becomes of bars and areas at the same place. Source: Apple's page "MarkStackingMethod".
public struct MarkStackingMethod: Equatable, Sendable {
  private enum Kind { case standard, normalized, center, unstacked }
  private let kind: Kind

  /// Each begins where the one before ends, from zero.
  public static var standard: MarkStackingMethod { .init(kind: .standard) }
  /// As the standard one, with all stacks of the length 1.
  public static var normalized: MarkStackingMethod { .init(kind: .normalized) }
  /// As the standard one, with the middle of each stack at zero.
  public static var center: MarkStackingMethod { .init(kind: .center) }
  /// All begin at zero.
  public static var unstacked: MarkStackingMethod { .init(kind: .unstacked) }
}

/// How a line goes from point to point. Source: Apple's page "InterpolationMethod".
public struct InterpolationMethod: Sendable {
  enum Kind: Sendable {
    case linear, monotone
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
    case step(CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  /// Curves that do not go beyond the points.
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  /// Curves whose direction at a point is that from its neighbor to the other.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  /// Cardinal curves that are the straighter the nearer the tension is to 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal(tension)) }
  /// Curves that take the distance of points into account.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// Curves that take the distance of points into account, to the power of `alpha`.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom(alpha)) }
  /// Steps at the first of two points.
  public static var stepStart: InterpolationMethod { .init(kind: .step(0)) }
  /// Steps in the middle between two points.
  public static var stepCenter: InterpolationMethod { .init(kind: .step(0.5)) }
  /// Steps at the second of two points.
  public static var stepEnd: InterpolationMethod { .init(kind: .step(1)) }
}

extension MarkDimension: CustomStringConvertible {
  /// The kind of the dimension, and its number.
  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .fixed(let points): "fixed(\(points))"
    case .ratio(let part): "ratio(\(part))"
    case .inset(let points): "inset(\(points))"
    }
  }
}

extension MarkStackingMethod: CustomStringConvertible {
  /// The name of the method.
  public var description: String { "\(kind)" }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the method.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    case .step(let part): part == 0 ? "stepStart" : part == 1 ? "stepEnd" : "stepCenter"
    }
  }
}
