@_spi(Runtime) import UnderstudyCore

// Looks of controls and hints to what corrects text: they compile, and nothing of them can be observed headless.

/// The size of a control.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let capsule = Self(name: "capsule")
  public static let roundedRectangle = Self(name: "roundedRectangle")
  public static let circle = Self(name: "circle")
  public static func roundedRectangle(radius: Double) -> Self { Self(name: "roundedRectangle \(radius)") }
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// The order of a menu's items on the screen.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}

extension View {
  nonisolated public consuming func controlSize(_ controlSize: ControlSize) -> some View { self }
  nonisolated public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  nonisolated public consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  nonisolated public consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public consuming func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public consuming func focusSection() -> some View { self }
}
