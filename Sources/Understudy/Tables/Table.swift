import Foundation
@_spi(Runtime) import UnderstudyCore

/// Rows of values in columns: where there is little width, a list of cells with the first column only and no header.
///
/// With room for all columns, a row's cell has one after the other, and a first cell has their titles: a button for each
/// column by which the rows can be sorted. Source: Apple's page "Table".
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: [TableColumnPart<Value, Columns.TableColumnSortComparator>]
  let selection: ListSelection?
  let sortOrder: Binding<[Columns.TableColumnSortComparator]>?

  init(
    _ rows: Rows, _ columns: Columns, selection: ListSelection? = nil,
    sortOrder: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.rows = rows
    self.columns = columns.allParts
    self.selection = selection
    self.sortOrder = sortOrder
  }
}

extension Table: View {
  public var body: some View {
    TableBody(rows: rows, columns: columns, selection: selection, sortOrder: sortOrder)
  }
}

private struct TableBody<Rows: TableRowContent, Sort: SortComparator>: View {
  let rows: Rows
  let columns: [TableColumnPart<Rows.TableRowValue, Sort>]
  let selection: ListSelection?
  let sortOrder: Binding<[Sort]>?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let isCompact = width == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    TableList(selection: selection) {
      if !isCompact { TableHeader(columns: shown, sortOrder: sortOrder) }
      rows.rows(with: _TableCells(shown.map(\.cell)))
    }
  }
}

/// The list of a table's rows.
private struct TableList<Content: View>: EntryView {
  let selection: ListSelection?
  let content: Content

  init(selection: ListSelection?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.list(view.content, selection: view.selection)
  }
  static var _takesAttributes: Bool { true }
}

/// The titles of columns. A tap on one sorts by it, and a second tap the other way round.
private struct TableHeader<Value, Sort: SortComparator>: View {
  let columns: [TableColumnPart<Value, Sort>]
  let sortOrder: Binding<[Sort]>?

  var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        if let sortOrder, let comparator = columns[index].comparator {
          Button(action: { sort(by: comparator, sortOrder) }, label: { columns[index].title }).buttonStyle(.borderless)
        } else {
          columns[index].title
        }
      }
    }
  }

  private func sort(by comparator: Sort, _ sortOrder: Binding<[Sort]>) {
    var order = sortOrder.wrappedValue
    var first = comparator
    if let current = order.firstIndex(where: { isOf($0, comparator) }) {
      if current == 0 { first.order = order[0].order == .forward ? .reverse : .forward }
      order.remove(at: current)
    }
    sortOrder.wrappedValue = [first] + order
  }

  /// Whether two comparators are the same but for their order.
  private func isOf(_ one: Sort, _ other: Sort) -> Bool {
    var one = one
    one.order = other.order
    return one == other
  }
}
