import Foundation

/// A text style of the system, with its sizes for each setting of Dynamic Type (LAY-300).
package enum TextStyle: CaseIterable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2

  /// The size of the style's font, in points.
  package func pointSize(_ typeSize: TypeSize = .large) -> CGFloat { CGFloat(rows[typeSize.rawValue].0) }

  /// The distance of baselines that Apple's guidelines call leading, in points.
  package func leading(_ typeSize: TypeSize = .large) -> CGFloat { CGFloat(rows[typeSize.rawValue].1) }

  /// What a number that grows with the style is multiplied by: the proportion of the style's sizes.
  package func factor(_ typeSize: TypeSize) -> CGFloat { pointSize(typeSize) / pointSize(.large) }

  var weight: LayoutFont.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style's bold variant: bold for titles, semibold for the others.
  var boldWeight: LayoutFont.Weight {
    switch self {
    case .largeTitle, .title, .title2, .title3: .bold
    default: .semibold
    }
  }

  /// Sizes and leadings of the twelve settings. Source: "Typography" of Apple's Human Interface Guidelines.
  private var rows: [(Int, Int)] {
    switch self {
    case .largeTitle: Self.largeTitleRows
    case .title: Self.titleRows
    case .title2: Self.title2Rows
    case .title3: Self.title3Rows
    case .headline, .body: Self.bodyRows
    case .callout: Self.calloutRows
    case .subheadline: Self.subheadlineRows
    case .footnote: Self.footnoteRows
    case .caption: Self.captionRows
    case .caption2: Self.caption2Rows
    }
  }

  private static let largeTitleRows = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
    (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let titleRows = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
    (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]
  private static let title2Rows = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
    (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3Rows = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
    (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let bodyRows = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
    (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let calloutRows = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
    (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadlineRows = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
    (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnoteRows = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
    (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let captionRows = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
    (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2Rows = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
    (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
  ]
}
