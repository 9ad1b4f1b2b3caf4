extension View {
  /// The look of tables: there is nothing to observe.
  nonisolated public consuming func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// The look of a table.
public protocol TableStyle: Sendable {}
/// The look that the table's surroundings choose.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// Rows that keep a distance from the edges, with or without alternating backgrounds.
public struct InsetTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = true) {} }
/// Rows inside a border, with or without alternating backgrounds.
public struct BorderedTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = true) {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
  /// Selects rows that keep a distance from the edges; cells and titles stay the same elements.
  public static var inset: Self { .init() }
  /// Accepts whether backgrounds of rows alternate; the rows are those of `inset`.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Selects a border around the table; cells and titles stay the same elements.
  public static var bordered: Self { .init() }
  /// Accepts whether backgrounds of rows alternate; the table is the one of `bordered`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
