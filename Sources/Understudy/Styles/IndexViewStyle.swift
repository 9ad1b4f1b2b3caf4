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
    public static let automatic = Self(name: "automatic")
    public static let interactive = Self(name: "interactive")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { .init() }
}
