import Foundation

/// Pickers by style (LAY-240). Those of the styles inline and navigation link are rows.
package enum PickerMetrics {
  /// The height of the button that shows the value and opens the menu: a bordered button's, 34.333 at body.
  package static func menuHeight(_ font: LayoutFont = .body, displayScale: CGFloat = 3) -> CGFloat {
    FontMetrics(font).height(displayScale: displayScale) + 2 * ButtonMetrics.insets(.regular).height
  }

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
