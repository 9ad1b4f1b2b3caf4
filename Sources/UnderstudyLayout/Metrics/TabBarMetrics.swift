import Foundation

/// The bars at the bottom of a screen: tabs and toolbar (LAY-205, LAY-206).
package struct TabBarMetrics: Sendable {
  private let screen: ScreenGeometry

  /// Above the safe area's bottom inset.
  package static let barHeight: CGFloat = 49
  package static let toolbarHeight: CGFloat = 44
  private static let buttonHeight: CGFloat = 48
  /// Between a button and its cell at the sides, and between the button and the bar at the top.
  private static let buttonInset = CGSize(width: 2, height: 1)

  package init(_ screen: ScreenGeometry) { self.screen = screen }

  /// The tab bar, down to the bottom of the screen.
  package var frame: CGRect {
    let height = Self.barHeight + screen.safeArea.bottom
    return CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }

  /// The button of a tab.
  ///
  /// - Parameters:
  ///   - index: From 0.
  ///   - count: Of all tabs; 1 if it is less.
  package func button(_ index: Int, of count: Int) -> CGRect {
    Self.button(index, of: count, width: screen.size.width).offsetBy(dx: 0, dy: frame.minY)
  }

  /// The button of a tab, in a bar of a width.
  package static func button(_ index: Int, of count: Int, width: CGFloat) -> CGRect {
    let cell = width / CGFloat(max(count, 1))
    return CGRect(
      x: CGFloat(index) * cell + buttonInset.width,
      y: buttonInset.height,
      width: cell - 2 * buttonInset.width,
      height: buttonHeight
    )
  }

  /// The bottom toolbar, without the safe area below it. A tab bar is below it too.
  package func toolbar(aboveTabBar: Bool = false) -> CGRect {
    let bottom = aboveTabBar ? frame.minY : screen.size.height - screen.safeArea.bottom
    let height = Self.toolbarHeight
    return CGRect(x: 0, y: bottom - height, width: screen.size.width, height: height)
  }
}
