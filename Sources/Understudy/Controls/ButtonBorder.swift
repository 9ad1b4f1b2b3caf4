import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What the style in force adds around the label of a button (LAY-235).
struct ButtonBorder {
  /// On each side, in points.
  let insets: CGSize
  let isSquare: Bool
  /// The style of a title in it.
  let titleStyle: TextStyle

  static let none = ButtonBorder(insets: .zero, isSquare: false, titleStyle: .body)
}

/// A built-in style that draws a border.
protocol BorderedButtonLook {}

extension BorderedButtonStyle: BorderedButtonLook {}
extension BorderedProminentButtonStyle: BorderedButtonLook {}
extension GlassButtonStyle: BorderedButtonLook {}
extension GlassProminentButtonStyle: BorderedButtonLook {}

extension EnvironmentValues {
  /// The border of buttons here; none where the system draws the controls, as in bars.
  var buttonBorder: ButtonBorder {
    let style = self[StyleKey<PrimitiveButtonStyleConfiguration>.self]?.type
    let isDefault = style == nil || style == DefaultButtonStyle.self
    let isBordered = style is any BorderedButtonLook.Type || isDefault && isInControlGroup
    return isBordered && !controlsAreSystemDrawn ? standardBorder : .none
  }

  /// Whether the plain style is in force: buttons take touches only where their labels show something.
  var buttonsArePlain: Bool { self[StyleKey<PrimitiveButtonStyleConfiguration>.self]?.type == PlainButtonStyle.self }

  /// Whether the surroundings decide how buttons look and are touched: a row of a list takes their touches.
  var buttonsAreAutomatic: Bool {
    let style = self[StyleKey<PrimitiveButtonStyleConfiguration>.self]?.type
    return (style == nil || style == DefaultButtonStyle.self) && !isInControlGroup && !controlsAreSystemDrawn
  }

  /// The border that bordered buttons have here.
  var standardBorder: ButtonBorder {
    ButtonBorder(
      insets: ButtonMetrics.insets(controlSize.scale), isSquare: buttonBorderShape == .circle,
      titleStyle: ButtonMetrics.labelStyle(controlSize.scale))
  }

  /// Whether the controls of a `ControlGroup` are here.
  @Entry var isInControlGroup: Bool = false
}
