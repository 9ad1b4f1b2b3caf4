/// The look of the bar of a window.
public protocol WindowToolbarStyle {}
/// The look that the system chooses for a window's bar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A bar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A bar in one line with the title, which may be left out.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
/// A lower bar in one line with the title, which may be left out.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Puts the bar of a Mac's window in one line with the title.
  public static var unified: Self { .init() }
  /// Selects whether the line of the bar has the title, on a Mac.
  public static func unified(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Puts a lower bar of a Mac's window in one line with the title.
  public static var unifiedCompact: Self { .init() }
  /// Selects whether the line of the lower bar has the title, on a Mac.
  public static func unifiedCompact(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}
