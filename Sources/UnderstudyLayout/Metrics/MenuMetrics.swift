import Foundation

/// Menus, context menus and confirmation dialogs (LAY-212).
package enum MenuMetrics {
  package static let width: CGFloat = 250
  package static let rowHeight: CGFloat = 44
  /// Between sections.
  package static let sectionGap: CGFloat = 8
  /// Between the menu and the safe area, or its source.
  package static let margin: CGFloat = 8

  /// Places a menu below its source, or above where there is no room below; always inside the safe area.
  ///
  /// - Parameter sections: How many rows each section has.
  package static func frame(sections: [Int], source: CGRect, on screen: ScreenGeometry) -> CGRect {
    let rows = sections.reduce(0) { $0 + max($1, 0) }
    let height = CGFloat(rows) * rowHeight + CGFloat(max(sections.count - 1, 0)) * sectionGap
    let area = screen.content.insetBy(dx: margin, dy: margin)
    let x = min(max(source.minX, area.minX), max(area.maxX - width, area.minX))
    let below = source.maxY + margin
    let above = source.minY - margin - height
    let y = below + height <= area.maxY ? below : max(above, area.minY)
    return CGRect(x: x, y: y, width: width, height: min(height, area.height))
  }

  /// The frame of a row inside the menu.
  package static func row(_ index: Int, ofSection section: Int, sections: [Int]) -> CGRect {
    let before = sections.prefix(max(section, 0)).reduce(0) { $0 + max($1, 0) } + index
    let y = CGFloat(before) * rowHeight + CGFloat(max(section, 0)) * sectionGap
    return CGRect(x: 0, y: y, width: width, height: rowHeight)
  }
}

/// Confirmation dialogs where the width is compact (LAY-212).
package enum DialogMetrics {
  package static let margin: CGFloat = 8
  package static let rowHeight: CGFloat = 57
  /// The width of a dialog in a popover, from memory.
  package static let popoverWidth: CGFloat = 304
  /// Between the actions and the cancel button.
  package static let cancelGap: CGFloat = 8

  /// The frames of a dialog's parts in the window.
  package struct Parts: Hashable, Sendable {
    package var frame: CGRect
    package var header: CGRect?
    package var actions: [CGRect]
    package var cancel: CGRect?
  }

  /// Places a dialog above the home indicator, or the margin above the bottom of a screen without one.
  ///
  /// - Parameter header: The height of title and message; nil without them.
  package static func parts(
    on screen: ScreenGeometry, actions: Int, header: CGFloat? = nil, hasCancel: Bool = true
  ) -> Parts {
    let width = screen.size.width - 2 * margin
    let bottom = screen.size.height - max(screen.safeArea.bottom, margin)
    let actionsHeight = CGFloat(max(actions, 0)) * rowHeight
    let top = bottom - (hasCancel ? rowHeight + cancelGap : 0) - actionsHeight - (header ?? 0)
    func part(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: margin, y: y, width: width, height: height) }
    let first = top + (header ?? 0)
    return Parts(
      frame: part(top, bottom - top),
      header: header.map { part(top, $0) },
      actions: (0..<max(actions, 0)).map { part(first + CGFloat($0) * rowHeight, rowHeight) },
      cancel: hasCancel ? part(bottom - rowHeight, rowHeight) : nil
    )
  }
}
