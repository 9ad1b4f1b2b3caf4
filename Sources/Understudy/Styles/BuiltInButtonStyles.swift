@_spi(Runtime) import UnderstudyCore

/// A style that differs in looks only.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, BuiltInStyle {}

/// The style that the surroundings ask for.
nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button without decoration.
nonisolated public struct PlainButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button without a border.
nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button with a border.
nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button with a filled border.
nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }

extension BuiltInButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

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
