extension View {
  /// The look of tables: there is nothing to observe.
  nonisolated public consuming func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// The look of a table.
public protocol TableStyle: Sendable {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = true) {} }
public struct BorderedTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = true) {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { .init() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { .init() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
