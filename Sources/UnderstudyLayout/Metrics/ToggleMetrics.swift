import Foundation

/// Toggles outside lists: a label, and a switch at the trailing edge of the proposed width (LAY-236).
package enum ToggleMetrics {
  package static let switchSize = CGSize(width: 51, height: 31)

  package static func height(label: CGFloat) -> CGFloat { max(label, switchSize.height) }
}

/// Steppers: a label, and two buttons at the trailing edge of the proposed width (LAY-238).
package enum StepperMetrics {
  package static let buttonsSize = CGSize(width: 94, height: 32)

  package static func height(label: CGFloat) -> CGFloat { max(label, buttonsSize.height) }
}

/// Sliders, which fill the proposed width (LAY-237).
package enum SliderMetrics {
  package static let height: CGFloat = 31
  package static let idealWidth: CGFloat = 100
  package static let thumb: CGFloat = 28
  /// Between the track and the labels of its ends.
  package static let labelGap: CGFloat = 8
}
