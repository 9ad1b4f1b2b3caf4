import Foundation
@_spi(Runtime) import UnderstudyCore

extension Color {
  /// The parts of a colour that the system defines; black for one that has no parts here.
  static func system(_ name: String, in scheme: ColorScheme) -> Components {
    if let color = UIKitColors.parts(of: name, in: scheme) { return color }
    let opacity = name == "clear" ? 0 : name == "secondary" ? 0.6 : 1
    return Components(hex: (scheme == .dark ? dark[name] : nil) ?? light[name] ?? 0, opacity: opacity)
  }

  private static let light: [String: UInt32] = [
    "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7,
    "cyan": 0x32ADE6, "blue": 0x007AFF, "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E,
    "white": 0xFFFFFF, "gray": 0x8E8E93, "accentColor": 0x007AFF, "secondary": 0x3C3C43,
  ]

  /// Those that differ on a dark screen.
  private static let dark: [String: UInt32] = [
    "red": 0xFF453A, "orange": 0xFF9F0A, "yellow": 0xFFD60A, "green": 0x30D158, "mint": 0x63E6E2, "teal": 0x40C8E0,
    "cyan": 0x64D2FF, "blue": 0x0A84FF, "indigo": 0x5E5CE6, "purple": 0xBF5AF2, "pink": 0xFF375F, "brown": 0xAC8E68,
    "accentColor": 0x0A84FF, "primary": 0xFFFFFF, "secondary": 0xEBEBF5,
  ]
}

extension Color.Components {
  /// The parts of a colour with a byte for red, green and blue each.
  init(hex: UInt32, opacity: Double) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
