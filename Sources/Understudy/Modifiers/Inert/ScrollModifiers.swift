import Foundation
@_spi(Runtime) import UnderstudyCore

// The behaviour of scrolling that only shows in movement or looks: there is nothing to observe.

extension View {
  nonisolated public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  nonisolated public consuming func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  nonisolated public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  nonisolated public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  nonisolated public consuming func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  nonisolated public consuming func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  nonisolated public consuming func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// Whether content springs back at its ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// How content fades at an edge where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let hard = Self(name: "hard")
  public static let soft = Self(name: "soft")
}

/// Whether the bar of tabs shrinks while content is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// The part of a scroll view that margins are for.
public struct ContentMarginPlacement: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollContent = Self(name: "scrollContent")
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// Where scrolling comes to rest.
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
