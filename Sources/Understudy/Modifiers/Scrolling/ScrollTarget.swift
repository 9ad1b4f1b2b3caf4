// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior: Sendable {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let alwaysByFew = Self(name: "alwaysByFew")
    public static let alwaysByOne = Self(name: "alwaysByOne")
    public static let never = Self(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}
