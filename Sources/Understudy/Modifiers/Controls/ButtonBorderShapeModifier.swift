// The look of a control: there is nothing to observe.

extension View {
  /// The shape outlines bordered buttons on a screen; a button's element is the same with any shape.
  nonisolated public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
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
