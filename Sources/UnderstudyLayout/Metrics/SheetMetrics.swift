import Foundation

/// Sheets of a screen and their detents (LAY-209, LAY-210).
package struct SheetMetrics: Sendable {
  /// A height at which a sheet rests.
  package enum Detent: Hashable, Sendable {
    case medium
    case large
    /// A share of the height of a large sheet.
    case fraction(CGFloat)
    /// In points, without the safe area at the bottom.
    case height(CGFloat)
  }

  private let screen: ScreenGeometry

  /// The height of a sheet's own navigation bar with an inline title; a large one is higher by
  /// `NavigationBarMetrics.largeTitleHeight`.
  package static let navigationBarHeight: CGFloat = 56
  /// The height of the part at its upper edge by which a finger moves a sheet, whatever its content is (from memory).
  package static let grabberHeight: CGFloat = 16
  /// Below the status bar.
  private static let topGap: CGFloat = 10
  /// The size of sheets where the width is regular.
  private static let formSize = CGSize(width: 540, height: 620)

  package init(_ screen: ScreenGeometry) { self.screen = screen }

  /// The highest that a sheet can be: 787 on the standard screen, and all of a phone's in landscape (from memory).
  package var largeHeight: CGFloat {
    isLow ? screen.size.height : screen.size.height - screen.safeArea.top - Self.topGap
  }

  private var isLow: Bool { screen.verticalSizeClass == .compact }

  /// The frame of a sheet at a detent. Where both size classes are regular, it is a form in the centre.
  package func frame(_ detent: Detent = .large) -> CGRect {
    let size = screen.size
    if screen.horizontalSizeClass == .regular, screen.verticalSizeClass == .regular {
      let form = Self.formSize
      let origin = CGPoint(x: (size.width - form.width) / 2, y: (size.height - form.height) / 2)
      return CGRect(origin: origin, size: form)
    }
    let height = self.height(detent)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The height at a detent, from 0 to that of a large sheet.
  package func height(_ detent: Detent) -> CGFloat {
    let height: CGFloat =
      switch detent {
      case .medium: isLow ? largeHeight : screen.size.height / 2
      case .large: largeHeight
      case .fraction(let fraction): fraction * largeHeight
      case .height(let height): height + screen.safeArea.bottom
      }
    return height > 0 ? min(height, largeHeight) : 0
  }

  /// The safe area inside a sheet.
  package var safeArea: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: screen.safeArea.bottom, trailing: 0) }
}
