import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Outlines bordered buttons with a shape; one in a circle is as wide as it is high.
  nonisolated public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  /// The outline of bordered buttons here; automatic, unless `buttonBorderShape(_:)` sets another.
  @Entry public var buttonBorderShape: ButtonBorderShape = .automatic
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  private var radius: Double?
  /// The shape that the platform and the button's size call for.
  public static let automatic = Self(name: "automatic")
  /// A shape whose two ends are half circles.
  public static let capsule = Self(name: "capsule")
  /// A rectangle with rounded corners of the usual radius.
  public static let roundedRectangle = Self(name: "roundedRectangle")
  /// A circle around the label.
  public static let circle = Self(name: "circle")
  /// A rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners in points.
  public static func roundedRectangle(radius: Double) -> Self { Self(name: "roundedRectangle", radius: radius) }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle: half circles at the ends of a capsule, rounded corners unless another shape is chosen.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch self {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    default: RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    }
  }

  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of bordered buttons, where a shape is expected.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
