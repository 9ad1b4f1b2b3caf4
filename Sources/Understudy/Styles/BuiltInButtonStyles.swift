@_spi(Runtime) import UnderstudyCore

/// A style that differs in looks only.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {}

/// The style that the surroundings ask for.
public struct DefaultButtonStyle: Sendable { public init() {} }
/// A button without decoration.
public struct PlainButtonStyle: Sendable { public init() {} }
/// A button without a border.
public struct BorderlessButtonStyle: Sendable { public init() {} }
/// A button with a border.
public struct BorderedButtonStyle: Sendable { public init() {} }
/// A button with a filled border.
public struct BorderedProminentButtonStyle: Sendable { public init() {} }

extension BuiltInButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension DefaultButtonStyle: BuiltInButtonStyle {}
extension PlainButtonStyle: BuiltInButtonStyle {}
extension BorderlessButtonStyle: BuiltInButtonStyle {}
extension BorderedButtonStyle: BuiltInButtonStyle {}
extension BorderedProminentButtonStyle: BuiltInButtonStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: Self { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: Self { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: Self { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { BorderedProminentButtonStyle() }
}
