/// The look of windows.
public protocol WindowStyle {}
/// The look that the system chooses for windows.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window whose content reaches to its upper edge.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without decoration.
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }
