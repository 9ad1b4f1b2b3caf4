/// How a tab view shows its tabs: by a bar, or as pages to be swiped. The styles are built in.
public protocol TabViewStyle {
  /// How the pages show where they are; nil for tabs with a bar.
  var _paging: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  public var _paging: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// The style that the surroundings ask for: a bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
/// A bar, or a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }
/// A bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }

/// Pages to be swiped, with an indicator of the page that is shown.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the indicator is shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    fileprivate let name: String
    /// Where there are several pages.
    public static let automatic = Self(name: "automatic")
    /// The indicator is there even for a single page.
    public static let always = Self(name: "always")
    /// The tree has no indicator; swipes still turn the pages.
    public static let never = Self(name: "never")

    func shows(pageCount: Int) -> Bool { self == .always || self == .automatic && pageCount > 1 }
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Makes pages that a swipe turns.
  ///
  /// - Parameter indexDisplayMode: When the element of type page indicator is in the tree.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _paging: IndexDisplayMode? { indexDisplayMode }
}

/// Pages below each other, as on a watch: a phone has them beside each other, without an indicator.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// How one page replaces another on the screen.
  public struct TransitionStyle: Equatable, Sendable {
    private let name: String
    /// The transition that the platform has.
    public static let automatic = Self(name: "automatic")
    /// The page that goes is blurred.
    public static let blur = Self(name: "blur")
    /// No transition.
    public static let identity = Self(name: "identity")
  }

  /// Makes the style; transitions take no time here.
  public init(transitionStyle: TransitionStyle = .automatic) {}
  public var _paging: PageTabViewStyle.IndexDisplayMode? { .never }
}

/// Pages as on a watch of former years: a phone has them beside each other, without an indicator.
public struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
  public var _paging: PageTabViewStyle.IndexDisplayMode? { .never }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Shows pages that a swipe turns, as a watch does by its crown.
  public static var verticalPage: Self { .init() }
  /// Accepts a transition between the pages.
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> Self {
    .init(transitionStyle: transitionStyle)
  }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Shows pages that a swipe turns.
  public static var carousel: Self { .init() }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Shows a bar of tabs; a sidebar is not modeled.
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
  /// Shows pages that a swipe turns; their indicator is in the tree where there are several pages.
  public static var page: Self { .init() }
  /// Shows pages that a swipe turns, with a choice of when their indicator is in the tree.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Whether tab views inside have a bar or pages to be swiped.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabPaging, style._paging)
  }
}

extension EnvironmentValues {
  /// How pages show where they are, nil for tabs with a bar.
  @Entry var tabPaging: PageTabViewStyle.IndexDisplayMode? = nil
}
