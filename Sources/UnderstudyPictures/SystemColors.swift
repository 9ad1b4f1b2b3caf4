/// The colours that the system gives what it draws itself.
package struct SystemColors: Sendable {
  package let isDark: Bool

  package init(isDark: Bool) { self.isDark = isDark }

  private func color(_ light: UInt32, _ dark: UInt32, _ lightOpacity: Double = 1, _ darkOpacity: Double? = nil)
    -> PictureColor
  {
    isDark ? PictureColor(dark, opacity: darkOpacity ?? lightOpacity) : PictureColor(light, opacity: lightOpacity)
  }

  package var label: PictureColor { color(0x000000, 0xFFFFFF) }
  package var secondaryLabel: PictureColor { color(0x3C3C43, 0xEBEBF5, 0.6) }
  package var tertiaryLabel: PictureColor { color(0x3C3C43, 0xEBEBF5, 0.3) }
  package var quaternaryLabel: PictureColor { color(0x3C3C43, 0xEBEBF5, 0.18, 0.16) }
  package var placeholder: PictureColor { tertiaryLabel }
  package var separator: PictureColor { color(0x3C3C43, 0x545458, 0.29, 0.6) }
  package var background: PictureColor { color(0xFFFFFF, 0x000000) }
  package var secondaryBackground: PictureColor { color(0xF2F2F7, 0x1C1C1E) }
  package var groupedBackground: PictureColor { color(0xF2F2F7, 0x000000) }
  /// Rows on a grouped background.
  package var groupedRow: PictureColor { color(0xFFFFFF, 0x1C1C1E) }
  /// What lies in front of a screen, such as sheets and menus.
  package var elevated: PictureColor { color(0xFFFFFF, 0x1C1C1E) }
  package var fill: PictureColor { color(0x787880, 0x787880, 0.2, 0.36) }
  package var secondaryFill: PictureColor { color(0x787880, 0x787880, 0.16, 0.32) }
  package var tertiaryFill: PictureColor { color(0x767680, 0x767680, 0.12, 0.24) }
  /// On a device what lies behind a bar is so soft that nothing of it can be made out.
  package var bar: PictureColor { color(0xF9F9F9, 0x1D1D1D) }
  package var blue: PictureColor { color(0x007AFF, 0x0A84FF) }
  package var red: PictureColor { color(0xFF3B30, 0xFF453A) }
  package var green: PictureColor { color(0x34C759, 0x30D158) }
  package var gray: PictureColor { PictureColor(0x8E8E93) }
  package var keyboard: PictureColor { color(0xD1D4DB, 0x2B2B2B) }
  package var key: PictureColor { color(0xFFFFFF, 0x6B6B6B) }
  package var darkKey: PictureColor { color(0xABB1BA, 0x474747) }
}
