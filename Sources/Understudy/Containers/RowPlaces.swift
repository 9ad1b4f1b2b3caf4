@_spi(Runtime) import UnderstudyCore

extension RowSource {
  /// The place of a row in the data, nil where there is no such row.
  func offset(ofRow id: AnyHashable) -> Int? {
    children.firstIndex { ($0 as? any IdentifiedRow)?.rowID == id }
  }
}

extension LazyWindow {
  /// The place of a row among all rows of the window's container, made or not.
  @MainActor
  func row(of id: AnyHashable) -> Int? { nil }
}

extension ListCellNode {
  /// The tag written on the row, which names it instead of its identity.
  var rowTag: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The app that the values belong to.
  var runningHost: Host? { nil }
}
