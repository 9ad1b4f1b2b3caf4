import Foundation

/// The system's margins (LAY-213).
package enum MarginMetrics {
  /// The first screen width with the wider margin, in points.
  private static let wideScreen: CGFloat = 414

  /// The margin at the leading and trailing edges of a screen or list of a width, in points.
  package static func margin(ofWidth width: CGFloat) -> CGFloat { width < wideScreen ? 16 : 20 }
}
