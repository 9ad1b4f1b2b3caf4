import Foundation
@_spi(Runtime) import UnderstudyCore

extension Color {
  /// The parts of a colour that the system defines; black for one that has no parts here.
  static func system(_ name: String, in scheme: ColorScheme) -> Components {
    if let color = UIKitColors.parts(of: name, in: scheme) { return color }
    let parts = (scheme == .dark ? darkParts[name] : nil) ?? lightParts[name] ?? [0, 0, 0]
    return Components(red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }

  private static let lightParts: [String: [Double]] = [
    "red": [1, 0.231, 0.188], "orange": [1, 0.584, 0], "yellow": [1, 0.8, 0], "green": [0.204, 0.780, 0.349],
    "mint": [0, 0.780, 0.745], "teal": [0.188, 0.690, 0.780], "cyan": [0.196, 0.678, 0.902], "blue": [0, 0.478, 1],
    "indigo": [0.345, 0.337, 0.839], "purple": [0.686, 0.322, 0.871], "pink": [1, 0.176, 0.333],
    "brown": [0.635, 0.518, 0.369], "white": [1, 1, 1], "gray": [0.557, 0.557, 0.576], "accentColor": [0, 0.478, 1],
    "secondary": [0.235, 0.235, 0.263, 0.6], "clear": [0, 0, 0, 0],
  ]

  /// Those that differ on a dark screen.
  private static let darkParts: [String: [Double]] = [
    "red": [1, 0.271, 0.227], "orange": [1, 0.624, 0.039], "yellow": [1, 0.839, 0.039], "green": [0.188, 0.820, 0.345],
    "mint": [0.388, 0.902, 0.886], "teal": [0.251, 0.784, 0.878], "cyan": [0.392, 0.824, 1], "blue": [0.039, 0.518, 1],
    "indigo": [0.369, 0.361, 0.902], "purple": [0.749, 0.353, 0.949], "pink": [1, 0.216, 0.373],
    "brown": [0.675, 0.557, 0.408], "accentColor": [0.039, 0.518, 1], "primary": [1, 1, 1],
    "secondary": [0.922, 0.922, 0.961, 0.6],
  ]
}
