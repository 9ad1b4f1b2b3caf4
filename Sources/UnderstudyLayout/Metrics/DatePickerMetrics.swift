import Foundation

/// Pickers of dates and colours (LAY-241).
package enum DatePickerMetrics {
  /// The height of the capsules that show date and time in the compact style: 34.333 at body.
  package static func capsuleHeight(_ font: LayoutFont = .body, displayScale: CGFloat = 3) -> CGFloat {
    PickerMetrics.menuHeight(font, displayScale: displayScale)
  }

  package static let timeWidth: CGFloat = 74
  package static let capsuleGap: CGFloat = 4
  package static let wheelHeight: CGFloat = 216
  package static let colorWell = CGSize(width: 28, height: 28)

  /// The date's share of the screen's width.
  private static let dateShare: CGFloat = 0.32
  private static let calendarHeight: CGFloat = 330
  private static let timeRowHeight: CGFloat = 52

  /// The width of the capsule that shows the date.
  package static func dateWidth(screenWidth: CGFloat) -> CGFloat { screenWidth * dateShare }

  /// The width of the capsules together.
  package static func compactWidth(screenWidth: CGFloat, hasDate: Bool = true, hasTime: Bool = true) -> CGFloat {
    let date = hasDate ? dateWidth(screenWidth: screenWidth) : 0
    let time = hasTime ? timeWidth : 0
    return date + time + (hasDate && hasTime ? capsuleGap : 0)
  }

  /// The height of a calendar: the graphical style, and a picker of several dates.
  package static func calendarHeight(hasTime: Bool = false) -> CGFloat {
    hasTime ? calendarHeight + timeRowHeight : calendarHeight
  }
}
