// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  /// The mark makes each view inside a place where scrolling may stop; swipes go as far here as without it.
  nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// The behavior has no effect here: a test's swipe goes as far as without it.
  nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior: Sendable {}
/// The behavior by which scrolling stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
/// The behavior by which scrolling stops at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Sendable {
    private let name: String
    /// A limit where the platform and the direction call for one.
    public static let automatic = Self(name: "automatic")
    /// A limit in any case, of a size that the system chooses.
    public static let always = Self(name: "always")
    /// A limit of a few views.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// A limit of one view.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// No limit: a fast swipe passes any number of views.
    public static let never = Self(name: "never")
  }

  /// Creates the behavior; the limit is not stored, as swipes here do not depend on it.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A stop at the edges of the views in the scroll view.
  public static var viewAligned: Self { .init() }
  /// Takes how many views one swipe may pass, which has no effect here.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}
