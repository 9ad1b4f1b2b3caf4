/// The colours that UIKit names by their purposes, on a light and on a dark screen.
enum UIKitColors {
  /// Red, green and blue, a byte each, and the opacity.
  private typealias Parts = (hex: UInt32, opacity: Double)

  /// The parts of a colour; nil for one that is no colour of UIKit's by these names.
  static func parts(of name: String, in scheme: ColorScheme) -> Color.Components? {
    if let color = table[name] {
      let parts = scheme == .dark ? color.dark : color.light
      return Color.Components(hex: parts.hex, opacity: parts.opacity)
    }
    guard let plain = plain[name] else { return nil }
    return Color.system(plain, in: scheme)
  }

  /// The colours that SwiftUI has by a shorter name.
  private static let plain = [
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow", "systemGreen": "green",
    "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan", "systemBlue": "blue",
    "systemIndigo": "indigo", "systemPurple": "purple", "systemPink": "pink", "systemBrown": "brown",
    "systemGray": "gray", "label": "primary", "secondaryLabel": "secondary", "link": "blue",
    "tintColor": "accentColor",
  ]

  private static let table: [String: (light: Parts, dark: Parts)] = [
    "systemGray2": ((0xAEAEB2, 1), (0x636366, 1)), "systemGray3": ((0xC7C7CC, 1), (0x48484A, 1)),
    "systemGray4": ((0xD1D1D6, 1), (0x3A3A3C, 1)), "systemGray5": ((0xE5E5EA, 1), (0x2C2C2E, 1)),
    "systemGray6": ((0xF2F2F7, 1), (0x1C1C1E, 1)), "tertiaryLabel": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    "quaternaryLabel": ((0x3C3C43, 0.18), (0xEBEBF5, 0.16)), "placeholderText": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    "separator": ((0x3C3C43, 0.29), (0x545458, 0.6)), "opaqueSeparator": ((0xC6C6C8, 1), (0x38383A, 1)),
    "systemFill": ((0x787880, 0.2), (0x787880, 0.36)), "secondarySystemFill": ((0x787880, 0.16), (0x787880, 0.32)),
    "tertiarySystemFill": ((0x767680, 0.12), (0x767680, 0.24)),
    "quaternarySystemFill": ((0x747480, 0.08), (0x767680, 0.18)),
    "systemBackground": ((0xFFFFFF, 1), (0x000000, 1)), "secondarySystemBackground": ((0xF2F2F7, 1), (0x1C1C1E, 1)),
    "tertiarySystemBackground": ((0xFFFFFF, 1), (0x2C2C2E, 1)),
    "systemGroupedBackground": ((0xF2F2F7, 1), (0x000000, 1)),
    "secondarySystemGroupedBackground": ((0xFFFFFF, 1), (0x1C1C1E, 1)),
    "tertiarySystemGroupedBackground": ((0xF2F2F7, 1), (0x2C2C2E, 1)),
    "darkText": ((0x000000, 1), (0x000000, 1)), "lightText": ((0xFFFFFF, 0.6), (0xFFFFFF, 0.6)),
  ]
}
