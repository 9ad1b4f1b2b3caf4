extension View {
  /// Shows pickers by a style, such as a menu, segments or a wheel.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, (style as? any BuiltInPickerStyle)?.kind)
  }
}

/// A way to show the options of a picker. The styles are built in.
public protocol PickerStyle {}

protocol BuiltInPickerStyle: PickerStyle {
  /// How the options are shown; nil for as the surroundings ask.
  var kind: PickerKind? { get }
}

/// The style that the surroundings ask for: a menu, and in a menu all options.
public struct DefaultPickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows a picker as ``MenuPickerStyle`` does.
  public init() {}
  var kind: PickerKind? { nil }
}

/// A button that opens a menu of the options, which is a submenu in a menu.
public struct MenuPickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows the picker as a button with the chosen option, which opens the options over the screen.
  public init() {}
  var kind: PickerKind? { .menu }
}

/// A button for each option, side by side.
public struct SegmentedPickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows the picker as a segmented control with a button for each option.
  public init() {}
  var kind: PickerKind? { .segmented }
}

/// A button for each option, one below the other.
public struct InlinePickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows all options in the place of the picker.
  public init() {}
  var kind: PickerKind? { .inline }
}

/// A wheel that turns to the option.
public struct WheelPickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows the picker as a wheel whose value is the chosen option; `adjust(toPickerWheelValue:)` turns it.
  public init() {}
  var kind: PickerKind? { .wheel }
}

/// A link to a page with the list of options, in a navigation stack. Source: Apple's page "NavigationLinkPickerStyle", F-111.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows the picker as a link with the chosen option; a choice on the page goes back.
  public init() {}
  var kind: PickerKind? { .link }
}

/// A row of small options, in a menu as well; elsewhere it looks like ``SegmentedPickerStyle``.
public struct PalettePickerStyle: BuiltInPickerStyle, Sendable {
  /// Shows the picker as a button for each option.
  public init() {}
  var kind: PickerKind? { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }

extension EnvironmentValues {
  /// How pickers show their options; nil for as the surroundings ask.
  @Entry package var pickerKind: PickerKind? = nil

  /// How a picker shows its options here: a menu has submenus, and all other styles show the options in it (F-111).
  var pickerKindHere: PickerKind {
    guard menuDismissal != nil else { return pickerKind ?? .menu }
    return pickerKind == .menu ? .menu : .inline
  }
}
