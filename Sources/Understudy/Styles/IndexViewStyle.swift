extension View {
  /// How the indicator of pages looks: nothing that the element tree shows.
  nonisolated public consuming func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How the indicator of pages looks. The styles are built in.
public protocol IndexViewStyle {}
/// Dots, before a background or not.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String
    /// The background appears when the indicator needs it.
    public static let automatic = Self(name: "automatic")
    /// The background appears while a finger is on the indicator.
    public static let interactive = Self(name: "interactive")
    /// The background is always there.
    public static let always = Self(name: "always")
    /// The background is never there.
    public static let never = Self(name: "never")
  }

  /// Accepts a display mode for the background, which the element of the indicator does not show.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Shows dots; the page indicator's element stays the same.
  public static var page: Self { .init() }
  /// Accepts a display mode for the dots' background; the page indicator's element stays the same.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { .init() }
}
