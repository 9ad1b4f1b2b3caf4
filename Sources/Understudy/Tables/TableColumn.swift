import Foundation

/// A column of a table: its title, and what it shows of a row's value.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
}

extension TableColumn: TableColumnContent {
  /// The type of the values that fill the column's cells.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that the column's title selects; `Never` for a column that does not sort.
  public typealias TableColumnSortComparator = Sort
  /// Stops the program when it is read: the table reads the column directly.
  public var tableColumnBody: Never { noTableBody(Self.self) }

  public static func _parts(of column: Self) -> [Any] {
    [
      TableColumnPart<RowValue, Sort>(
        title: AnyView(column.label), comparator: column.comparator, cell: { AnyView(column.content($0)) })
    ]
  }

  /// Widths are for tables that are drawn: there is nothing to observe.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// Accepts limits for the column's width, in points; the column stays the same.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  /// A column that cannot be sorted, with cells of any views.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - content: Makes the views of a row's value.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Takes the title as a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Takes the title as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that cannot be sorted and shows a string of each row.
  ///
  /// - Parameter value: The text that a row shows.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Shows one text of each row's value, under a title that is a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), value: value)
  }

  /// Shows one text of each row's value, under a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(title), value: value)
  }
}

// MARK: - Columns that sort

extension TableColumn where Label == Text {
  /// A column that is sorted by a comparator of rows.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - comparator: How rows are sorted by the column.
  ///   - content: Makes the views of a row's value.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: comparator, content: content) }

  /// Takes the title of a column that sorts as a localized key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }

  /// Takes the title of a column that sorts as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that shows a string of each row and is sorted by it.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: What rows are sorted by.
  ///   - comparator: How texts are sorted.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(
      label: text, comparator: Self.sort(value, comparator), content: { Text($0[keyPath: value]) })
  }

  /// Shows and sorts by one text of each row's value, under a title that is a localized key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text { self.init(Text(titleKey), value: value, comparator: comparator) }

  /// Shows and sorts by one text of each row's value, under a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text { self.init(Text(title), value: value, comparator: comparator) }

  /// Sorts by a text of the row's value but shows other views, under a title that is a localized key.
  ///
  /// - Parameters:
  ///   - titleKey: The column's title.
  ///   - value: The text that rows are sorted by.
  ///   - comparator: How texts are sorted; character by character by default.
  ///   - content: Makes the views of a row's value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: Self.sort(value, comparator), content: content) }

  /// Sorts by a text of the row's value but shows other views, under a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: Self.sort(value, comparator), content: content) }

  /// Sorts by a comparable part of the row's value, which the cell need not show.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: The part that rows are sorted by.
  ///   - content: Makes the views of a row's value.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content) }

  /// Sorts by a comparable part of the row's value, under a title that is a localized key.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), value: value, content: content) }

  /// Sorts by a comparable part of the row's value, under a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), value: value, content: content) }

  /// False comes before true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: BoolComparator()),
      content: content)
  }

  /// A column that is sorted by a comparator of one property.
  ///
  /// - Parameter comparator: How the values are sorted.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  nonisolated private static func sort(
    _ value: KeyPath<RowValue, String>, _ comparator: String.StandardComparator
  ) -> KeyPathComparator<RowValue> { KeyPathComparator(sendable(value), comparator: comparator) }
}

/// Sorts false before true.
struct BoolComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (rhs == (order == .forward)) ? .orderedAscending : .orderedDescending
  }
}

/// A key path to a stored property holds nothing that could be shared between threads.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}
