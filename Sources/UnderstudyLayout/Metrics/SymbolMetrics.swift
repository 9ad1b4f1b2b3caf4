import Foundation

/// The sizes of system symbols (LAY-233, LAY-078).
package enum SymbolMetrics {
  package enum Scale: Sendable {
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The distance between a symbol and a text above or below it (LAY-078).
  package static let distanceToText: CGFloat = 0
  /// The chevron of a row that leads to another page.
  package static let disclosureChevron = CGSize(width: 7, height: 12)

  /// The height as a share of a font's size.
  private static let height: CGFloat = 1.15
  private static let width: CGFloat = 1.2
  private static let widths: [String: CGFloat] = [
    "chevron.left": 0.55, "chevron.right": 0.55, "chevron.backward": 0.55, "chevron.forward": 0.55,
    "checkmark": 0.95, "xmark": 0.95, "plus": 1, "minus": 1, "ellipsis": 1.1, "exclamationmark": 0.3,
    "person.2": 1.5, "envelope": 1.5,
  ]

  /// The size of a symbol in points, rounded up to pixels.
  ///
  /// - Parameters:
  ///   - name: The system's name; a filled variant is as wide as the plain one.
  ///   - size: Of the font, in points. A size that is not positive and finite gives no size.
  package static func size(
    of name: String, fontSize size: CGFloat = 17, scale: Scale = .medium, displayScale: CGFloat = 3
  ) -> CGSize {
    guard size > 0, size.isFinite else { return .zero }
    let pixels = PixelGrid(displayScale: displayScale)
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    let unit = size * scale.factor
    return CGSize(width: pixels.up(unit * (widths[plain] ?? width)), height: pixels.up(unit * height))
  }
}
