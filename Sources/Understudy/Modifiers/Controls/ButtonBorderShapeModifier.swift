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
  public static func roundedRectangle(radius: Double) -> Self { Self(name: "roundedRectangle \(radius)") }
}
