import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

/// Colours at the points of a grid that pass into each other. Pictures draw a gradient between its first and last colours.
///
/// Source: Apple's page "MeshGradient".
public struct MeshGradient: ShapeStyle, Equatable {
  /// Where the points are: in fractions of the frame, with control points of curves between them where there are any.
  public enum Locations: Equatable, Sendable {
    /// Points, with smooth curves between them.
    case points([SIMD2<Float>])
    /// Points with control points towards their neighbors.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors, which depend on the surroundings.
    case colors([Color])
    /// Colors whose components are known.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the control points of the curves that lead to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point is, in parts of the gradient's width and height.
    public var position: SIMD2<Float>
    /// What bends the edge on the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// What bends the edge above.
    public var topControlPoint: SIMD2<Float>
    /// What bends the edge on the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// What bends the edge below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// What is drawn outside of the grid.
  public var background: Color
  /// Whether colours in between are smooth.
  public var smoothsColors: Bool
  /// How colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A grid of points with colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points with curves between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points in either form.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// The colour of each row in its middle, from the top to the bottom.
  fileprivate var rows: [Color] {
    let all: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    guard width > 0, all.count >= width else { return [background] }
    return stride(from: width / 2, to: all.count, by: width).map { all[$0] }
  }
}

extension MeshGradient: View, DecorationView {}

extension MeshGradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    LinearGradient(colors: rows, startPoint: .top, endPoint: .bottom).paint(in: frame, look)
  }
}
