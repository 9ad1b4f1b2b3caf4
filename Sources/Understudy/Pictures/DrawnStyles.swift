import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension ShapeStyle {
  /// What the style paints in a frame; the foreground's for styles of the app.
  func paint(in frame: CGRect, _ look: DrawnLook, _ values: EnvironmentValues) -> Paint {
    (self as? any DrawnStyle)?.paint(in: frame, look, values) ?? look.foregroundPaint(in: frame, values)
  }
}

extension Color.Components {
  var drawn: PictureColor { PictureColor(red: red, green: green, blue: blue, opacity: opacity) }
}

extension Color: DrawnStyle {
  func drawn(in values: EnvironmentValues) -> PictureColor { components(in: values.colorScheme).drawn }

  package func paint(in frame: CGRect, _ look: DrawnLook, _ values: EnvironmentValues) -> Paint {
    .color(drawn(in: values))
  }
}
