import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// What decides whether a sheet shows the line by which a finger moves it.
package struct SheetGrip: Equatable, Sendable {
  /// Whether the content shows or hides it; nil where the content leaves that open.
  package var isShown: Bool?
  /// Whether the sheet may rest at several heights: then it is shown by itself.
  package var hasHeights = false

  /// Draws the line at the upper end of a sheet.
  func draw(in frame: CGRect, _ colors: SystemColors, into canvas: inout PictureCanvas) {
    guard isShown ?? hasHeights else { return }
    let size = CGSize(width: 36, height: 5)
    let line = CGRect(
      x: frame.midX - size.width / 2, y: frame.minY + size.height, width: size.width, height: size.height)
    canvas.fill(.rounded(line, radius: size.height / 2), colors.tertiaryLabel)
  }
}

package struct SheetGripKey: PreferenceKey {
  package static var defaultValue: SheetGrip { SheetGrip() }

  package static func reduce(value: inout SheetGrip, nextValue: () -> SheetGrip) {
    let next = nextValue()
    value.isShown = value.isShown ?? next.isShown
    value.hasHeights = value.hasHeights || next.hasHeights
  }
}
