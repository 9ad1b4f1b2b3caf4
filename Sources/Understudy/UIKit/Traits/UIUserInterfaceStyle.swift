/// Whether an interface is light or dark. Source: Apple's page "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The trait says nothing about the style.
  case unspecified = 0
  /// Dark text before a light background.
  case light = 1
  /// Light text before a dark background.
  case dark = 2

  /// The scheme of SwiftUI's that is the same; nil if the style leaves it open.
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
