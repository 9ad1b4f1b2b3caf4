import Foundation

// One designated form: rows, columns, and what may be chosen and sorted. On an iPhone rows are chosen as in a list.

extension Table {
  /// A table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - columns: The columns.
  ///   - rows: The rows, one by one or made by `ForEach`.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never { self.init(rows(), columns()) }

  /// A table of rows that are written out, any number of which can be selected.
  ///
  /// - Parameter selection: The identities of the chosen rows.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection: ListSelection(selection))
  }

  /// A table of rows that are written out, one of which can be selected.
  ///
  /// - Parameter selection: The identity of the chosen row.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection: ListSelection(selection))
  }

  /// A sorted table of rows that are written out.
  ///
  /// - Parameter sortOrder: How the rows are sorted; a tap on a column's title writes it, and the app sorts.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), sortOrder: sortOrder)
  }

  /// A sorted table of rows that are written out, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identities of the chosen rows.
  ///   - sortOrder: How the rows are sorted; a tap on a column's title writes it, and the app sorts.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), selection: ListSelection(selection), sortOrder: sortOrder)
  }

  /// A sorted table of rows that are written out, one of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identity of the chosen row.
  ///   - sortOrder: How the rows are sorted; a tap on a column's title writes it, and the app sorts.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), selection: ListSelection(selection), sortOrder: sortOrder)
  }
}

extension Table {
  /// A table with a row for each value of a collection.
  ///
  /// - Parameters:
  ///   - data: The rows' values.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Shows a row for each value; more than one row can be chosen.
  ///
  /// - Parameters:
  ///   - data: The rows' values.
  ///   - selection: The identities of the chosen rows.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }

  /// Shows a row for each value; at most one row is chosen, by a tap.
  ///
  /// - Parameters:
  ///   - data: The rows' values.
  ///   - selection: The identity of the chosen row, nil for none.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }

  /// Shows a row for each value, in the order of the data, with titles that can sort.
  ///
  /// - Parameters:
  ///   - data: The rows' values, which the app sorts.
  ///   - sortOrder: How the rows are sorted; a tap on a column's title writes it.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), sortOrder: sortOrder)
  }

  /// Combines a choice of several rows with titles that can sort.
  ///
  /// - Parameters:
  ///   - data: The rows' values, which the app sorts.
  ///   - selection: The identities of the chosen rows.
  ///   - sortOrder: How the rows are sorted; a tap on a column's title writes it.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection), sortOrder: sortOrder)
  }

  /// Combines the choice of one row with titles that can sort.
  ///
  /// - Parameters:
  ///   - data: The rows' values, which the app sorts.
  ///   - selection: The identity of the chosen row, nil for none.
  ///   - sortOrder: How the rows are sorted; a tap on a column's title writes it.
  ///   - columns: The columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection), sortOrder: sortOrder)
  }
}
