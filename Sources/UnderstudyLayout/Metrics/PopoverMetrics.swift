import Foundation

/// Popovers beside their source (LAY-212). Their distances are from memory.
package enum PopoverMetrics {
  /// Between the source and the popover: the arrow's height.
  package static let arrow: CGFloat = 13
  /// Between the popover and the safe area's edges.
  package static let margin: CGFloat = 10
  /// The size of a popover whose content takes what it gets.
  package static let size = CGSize(width: 320, height: 480)

  /// Places a popover below its source, or above, or beside it where only there is room; always inside the safe area.
  ///
  /// - Parameters:
  ///   - content: The size of the content, in points.
  ///   - source: The frame of the view that the popover belongs to, on the screen.
  package static func frame(content: CGSize, source: CGRect, on screen: ScreenGeometry) -> CGRect {
    let area = screen.content.insetBy(dx: margin, dy: margin)
    let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrow)
    if origin.y + size.height > area.maxY {
      let above = source.minY - arrow - size.height
      if above >= area.minY {
        origin.y = above
      } else if source.maxX + arrow + size.width <= area.maxX {
        origin = CGPoint(x: source.maxX + arrow, y: source.midY - size.height / 2)
      } else if source.minX - arrow - size.width >= area.minX {
        origin = CGPoint(x: source.minX - arrow - size.width, y: source.midY - size.height / 2)
      }
    }
    origin.x = min(max(origin.x, area.minX), area.maxX - size.width)
    origin.y = min(max(origin.y, area.minY), area.maxY - size.height)
    return CGRect(origin: origin, size: size).snapped(scale: screen.displayScale)
  }
}
