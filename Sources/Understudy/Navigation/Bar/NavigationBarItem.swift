/// A bar's configuration.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large a bar shows its title; the title's element is the same in all modes.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}
