import Foundation

/// Pickers by style (LAY-240). Those of the styles inline and navigation link are rows.
package enum PickerMetrics {
  /// Of the button that shows the value and opens the menu, at body.
  package static let menuHeight: CGFloat = 34 + 1 / 3
  package static let segmentedHeight: CGFloat = 32
  package static let wheelHeight: CGFloat = 216
  package static let wheelIdealWidth: CGFloat = 320

  /// The ideal width of segments: all are as wide as the widest label.
  package static func segmentedIdealWidth(labels: [CGFloat]) -> CGFloat {
    CGFloat(labels.count) * (labels.max() ?? 0)
  }

  /// The frame of a segment inside the control: segments share the width equally (LAY-341).
  package static func segment(_ index: Int, of count: Int, width: CGFloat) -> CGRect {
    let share = width / CGFloat(max(count, 1))
    return CGRect(x: CGFloat(index) * share, y: 0, width: share, height: segmentedHeight)
  }
}
