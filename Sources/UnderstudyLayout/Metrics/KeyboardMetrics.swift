import Foundation

/// The software keyboard of a screen (LAY-207, LAY-208). What is not an upright iPhone with a home indicator is from
/// memory.
package struct KeyboardMetrics: Sendable {
  /// Which keys a keyboard has.
  package enum Kind: Sendable {
    case letters
    /// Number pad, decimal pad and phone pad, which have no suggestions.
    case numbers
  }

  /// A key of the keyboard of letters.
  package enum Key: Hashable, Sendable {
    /// In a row from 0 to 2, from 0.
    case letter(row: Int, column: Int)
    case shift
    case delete
    case numbers
    case space
    case returnKey
  }

  private let screen: ScreenGeometry
  private let kind: Kind
  private let hasSuggestions: Bool

  package static let suggestionsHeight: CGFloat = 45
  /// The height of an input accessory directly above the keyboard (LAY-208).
  package static let accessoryHeight: CGFloat = 44
  /// The height of the row with the globe and dictation, below the keys.
  private static let dockHeight: CGFloat = 58
  private static let keyHeight: CGFloat = 46
  private static let rowDistance: CGFloat = 54
  private static let firstRow: CGFloat = 7

  /// - Parameter hasSuggestions: Whether the bar of suggestions is shown; number pads have none.
  package init(_ screen: ScreenGeometry, kind: Kind = .letters, hasSuggestions: Bool = false) {
    self.screen = screen
    self.kind = kind
    self.hasSuggestions = hasSuggestions && kind == .letters
  }

  /// The keyboard with suggestions and dock. Its height is the safe area's bottom inset while it is shown.
  package var frame: CGRect {
    let height = keysHeight + dock + (hasSuggestions ? Self.suggestionsHeight : 0)
    return CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }

  /// The part with the keys.
  package var keys: CGRect {
    CGRect(x: 0, y: screen.size.height - dock - keysHeight, width: screen.size.width, height: keysHeight)
  }

  private var keysHeight: CGFloat {
    if screen.kind == .pad { return screen.size.width > screen.size.height ? 353 : 265 }
    if screen.verticalSizeClass == .compact { return 162 }
    return screen.hasHomeIndicator ? 233 : 216
  }

  private var dock: CGFloat {
    guard screen.hasHomeIndicator else { return 0 }
    return screen.kind == .phone && screen.verticalSizeClass == .regular ? Self.dockHeight : screen.safeArea.bottom
  }

  /// The frame of a key of letters, in an upright phone's arrangement.
  package func frame(of key: Key) -> CGRect {
    let width = screen.size.width
    let letter = width / 10
    // The wide keys of the third row are 50 where the screen is 390 wide.
    let wide = width * 50 / 390
    return switch key {
    case .letter(let row, let column):
      rect(row: row, x: (CGFloat(column) + CGFloat([0, 0.5, 1.5][min(max(row, 0), 2)])) * letter, width: letter)
    case .shift: rect(row: 2, x: 0, width: wide)
    case .delete: rect(row: 2, x: width - wide, width: wide)
    case .numbers: rect(row: 3, x: 0, width: width / 4)
    case .space: rect(row: 3, x: width / 4, width: width / 2)
    case .returnKey: rect(row: 3, x: width * 3 / 4, width: width / 4)
    }
  }

  private func rect(row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    // Four rows need 216 points; where there are fewer, as sideways on an iPhone, the rows are lower.
    let scale = min(keysHeight / 216, 1)
    let y = keys.minY + scale * (Self.firstRow + CGFloat(row) * Self.rowDistance)
    return CGRect(x: x, y: y, width: width, height: scale * Self.keyHeight)
  }
}
