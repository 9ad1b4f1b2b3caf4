import Foundation

/// How lines are drawn; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of the line's ends.
  public var lineCap: CGLineCap
  /// The form of the line's corners.
  public var lineJoin: CGLineJoin
  /// The ratio of a corner's length to the line's width from which on the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style; the default is a line without gaps, 1 point wide, with pointed corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
