import UnderstudyTime

/// The widths of characters in one font, in points, made once for each font that texts use (LAY-304, LAY-307).
final class FontWidths: Sendable {
  /// The widths of the characters U+0000 to U+007F, with tracking.
  let ascii: [Double]
  /// What a value of `KerningTable` is in points; 0 without kerning.
  let kerningUnit: Double

  private let font: LayoutFont
  /// A thousandth of the size, in points.
  private let unit: Double
  /// In thousandths of the size.
  private let tracking: Double

  private init(_ font: LayoutFont) {
    let size = Double(font.size)
    let unit = size / 1000
    let tracking = Self.tracking(of: font)
    let digit = Self.share(ofRow: 0x30 - 0x20, in: font)
    ascii = (0..<128).map { byte in
      guard let row = AdvanceTable.row(of: UInt32(byte)) else { return 0 }
      let isDigit = (0x30...0x39).contains(byte)
      let share = isDigit && font.hasMonospacedDigits ? digit : Self.share(ofRow: row, in: font)
      return (share + tracking) * unit
    }
    kerningUnit = font.design == .monospaced ? 0 : unit * Self.factor(font)
    self.font = font
    self.unit = unit
    self.tracking = tracking
  }

  func width(of character: CharacterWidth) -> Double {
    switch character {
    case .row(let row): return (Self.share(ofRow: row, in: font) + tracking) * unit
    case .share(let share):
      return ((font.design == .monospaced ? Self.monospaced : share * Self.factor(font)) + tracking) * unit
    case .fixed(let share): return share * unit
    case .none: return 0
    }
  }
}

// MARK: - By font

extension FontWidths {
  private static let monospaced = 600.0
  /// What the rounded design has more between characters than the standard one.
  private static let roundedTracking = 40.0
  private static let serifFactor = 0.97

  /// What a design makes of a width.
  private static func factor(_ font: LayoutFont) -> Double { font.design == .serif ? serifFactor : 1 }

  private static func tracking(of font: LayoutFont) -> Double {
    let tracking = TrackingTable.tracking(ofSize: Double(font.size))
    return switch font.design {
    case .standard: tracking
    case .rounded: tracking + roundedTracking
    case .serif: tracking * serifFactor
    case .monospaced: 0
    }
  }

  /// The width of a row's character in thousandths, without tracking. The cut for text applies up to 17 points, the one
  /// for display from 28; between them the width is linear. The rounded design exists in the cut for text only.
  private static func share(ofRow row: Int, in font: LayoutFont) -> Double {
    if font.design == .monospaced { return monospaced }
    let text = share(ofRow: row, firstColumn: 0, weight: font.weight)
    guard font.design != .rounded else { return text }
    let display = share(ofRow: row, firstColumn: 3, weight: font.weight)
    let fraction = min(max((Double(font.size) - 17) / (28 - 17), 0), 1)
    return (text + (display - text) * fraction) * factor(font)
  }

  private static func share(ofRow row: Int, firstColumn: Int, weight: LayoutFont.Weight) -> Double {
    let regular = row * AdvanceTable.columns + firstColumn
    switch weight {
    case .ultraLight, .thin, .light, .regular: return Double(AdvanceTable.widths[regular])
    case .medium: return Double(AdvanceTable.widths[regular] + AdvanceTable.widths[regular + 1]) / 2
    case .semibold: return Double(AdvanceTable.widths[regular + 1])
    case .bold, .heavy, .black: return Double(AdvanceTable.widths[regular + 2])
    }
  }
}

// MARK: - One for each font

extension FontWidths {
  private static let made = Guarded(Made())

  private struct Made {
    var widths: [LayoutFont: FontWidths] = [:]
    /// Most texts of a screen have one font.
    var latest: FontWidths?
  }

  /// An app that animates the size of a font makes many fonts. Most are of no use later, so the table begins again.
  private static let limit = 128

  /// The widths of a font.
  static func of(_ font: LayoutFont) -> FontWidths {
    made.withLock { made in
      if let latest = made.latest, latest.font == font { return latest }
      if made.widths.count >= limit { made.widths.removeAll() }
      let widths = made.widths[font] ?? FontWidths(font)
      made.widths[font] = widths
      made.latest = widths
      return widths
    }
  }
}
