import Foundation

/// Text fields, which fill the proposed width, and text editors, which fill the proposal (LAY-239).
package enum TextFieldMetrics {
  /// The inset of the text, in the rounded border.
  package static let borderInset: CGFloat = 7
  /// The ideal height of a text editor, in lines.
  package static let editorLines = 5

  /// What a field is higher than a line.
  private static let lineFactor: CGFloat = 1.07
  /// What a rounded border adds to the height.
  private static let borderHeight: CGFloat = 12

  /// The height of a field of one line: 22 points at body, 34 with a rounded border.
  package static func height(_ font: LayoutFont = .body, hasBorder: Bool = false) -> CGFloat {
    let line = (FontMetrics(font).lineHeight * lineFactor).rounded(.up)
    return hasBorder ? line + borderHeight : line
  }
}
