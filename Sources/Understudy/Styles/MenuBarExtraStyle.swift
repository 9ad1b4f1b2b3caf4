/// The look of an item in the menu bar of a Mac.
public protocol MenuBarExtraStyle {}
/// The look that the system chooses for an item of the menu bar.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu below the item of the menu bar.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A window below the item of the menu bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }
