import Foundation

/// Progress views and gauges (LAY-242).
package enum ProgressMetrics {
  /// The size of the spinning indicator.
  package static let indicator = CGSize(width: 20, height: 20)
  /// Between the indicator and the label below it.
  package static let indicatorGap: CGFloat = 8
  /// The height of the bar, which fills the width.
  package static let barHeight: CGFloat = 4
  /// Between the bar, the label above it and the value below it.
  package static let barGap: CGFloat = 4
  package static let circularGauge = CGSize(width: 58, height: 58)

  /// The height of a linear progress view or gauge with the texts that it has.
  package static func linearHeight(label: CGFloat? = nil, value: CGFloat? = nil) -> CGFloat {
    [label, value].reduce(barHeight) { height, text in height + (text.map { $0 + barGap } ?? 0) }
  }
}
