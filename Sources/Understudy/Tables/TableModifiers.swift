import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// The look of tables: there is nothing to observe.
  nonisolated public consuming func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether every other row has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
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

extension TableColumnContent {
  /// The place of texts in a column, and what the user may do to it: there is nothing to observe.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

/// Where the texts of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let numeric = Self(name: "numeric")
}

/// Rows with a modifier around each.
public struct _ModifiedTableRows<Content: TableRowContent, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension _ModifiedTableRows: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of rows: Self, with cells: _TableCells<Content.TableRowValue>) -> some View {
    rows.content.rows(with: cells).modifier(rows.modifier)
  }
}

extension TableRowContent {
  /// Gives each row a menu that a long press opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self, modifier: _ContextMenuModifier<M, EmptyView>(items: menuItems(), preview: nil))
  }

  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self, modifier: _ContextMenuModifier<M, P>(items: menuItems(), preview: preview()))
  }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}
