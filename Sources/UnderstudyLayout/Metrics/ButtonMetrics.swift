import Foundation

/// How large controls are.
package enum ControlScale: Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// Bordered buttons (LAY-235). Buttons of other styles are as large as their labels.
package enum ButtonMetrics {
  /// What the border adds on each side of the label, in points.
  package static func insets(_ scale: ControlScale) -> CGSize {
    switch scale {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  /// The style of the label's font.
  package static func labelStyle(_ scale: ControlScale) -> TextStyle {
    switch scale {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The size of a bordered button around its label.
  package static func size(around label: CGSize, _ scale: ControlScale = .regular) -> CGSize {
    let insets = insets(scale)
    return CGSize(width: label.width + 2 * insets.width, height: label.height + 2 * insets.height)
  }
}
