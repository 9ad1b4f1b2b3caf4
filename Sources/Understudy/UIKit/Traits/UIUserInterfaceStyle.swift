/// Whether an interface is light or dark. Source: Apple's page "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
