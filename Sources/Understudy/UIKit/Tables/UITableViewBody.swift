import Foundation
import UnderstudyCore

/// A table as a list of SwiftUI's.
struct UITableViewBody: View {
  let table: UITableView
  let version: Int

  var body: some View {
    List {
      ForEach(Array(0..<table.numberOfSections), id: \.self) { section in
        Section {
          ForEach(rows(of: section), id: \.self) { row in UITableViewRow(table: table, path: row.path, version: version)
          }
          .onDelete { offsets in delete(offsets, in: section) }
        } header: {
          if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) { Text(verbatim: title) }
        } footer: {
          if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) { Text(verbatim: title) }
        }
      }
    }
    .environment(\.listsAreTables, true)
    .refreshes(by: table.refreshControl)
    .reportsScrolling(to: table)
    .looks(table.style)
  }

  private struct Row: Hashable {
    let path: IndexPath
  }

  private func rows(of section: Int) -> [Row] {
    (0..<max(table.numberOfRows(inSection: section), 0)).map { Row(path: IndexPath(row: $0, section: section)) }
  }

  private func delete(_ offsets: IndexSet, in section: Int) {
    for row in offsets.reversed() {
      table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
    }
    table.reloadData()
  }
}

extension View {
  @ViewBuilder fileprivate func looks(_ style: UITableView.Style) -> some View {
    switch style {
    case .plain: listStyle(PlainListStyle())
    case .grouped, .insetGrouped: listStyle(InsetGroupedListStyle())
    }
  }
}

/// A row, with the cell that the data source makes for it.
private struct UITableViewRow: View {
  let table: UITableView
  let path: IndexPath
  let version: Int

  var body: some View {
    let cell = table.cellForRow(at: path)
    HStack {
      if let cell { CellContent(configuration: cell.shownConfiguration, views: cell.contentView) }
      Spacer(minLength: 0)
    }
    .contentShape(.rect)
    .onTapGesture { table.choose(path) }
    .accessibilityIdentifier(cell?.accessibilityIdentifier ?? "", isEnabled: cell?.accessibilityIdentifier != nil)
    .deleteDisabled(table.dataSource?.tableView(table, canEditRowAt: path) != true)
    .swipes(
      leading: table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      trailing: table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    )
    .onAppear { if let cell { table.delegate?.tableView(table, willDisplay: cell, forRowAt: path) } }
  }
}
