import UnderstudyCore
import UnderstudyElements

/// What failures say of a list or a lazy stack that has not made all of its rows.
extension FailureWording {
  /// What a test does to have more of the rows made.
  @MainActor static func swipe(for rows: UnmadeRows) -> String {
    "\(swipe(to: rows.side, on: rows.element)), if it is a row that is not made now: it shows \(shown(rows))"
  }

  /// Which rows a query can find.
  @MainActor static func made(_ rows: UnmadeRows) -> String {
    let name = rows.element.type.name + (rows.element.firstText.map { " \"\($0)\"" } ?? "")
    return "\(name) shows \(shown(rows)): queries find no others."
  }

  private static func shown(_ rows: UnmadeRows) -> String {
    let made = rows.made
    return "\(made.isEmpty ? "no row" : "rows \(made.lowerBound) to \(made.upperBound - 1)") of \(rows.total)"
  }
}

extension UnmadeRows {
  /// Whether all rows that are not made come before those that are.
  var isAtEnd: Bool { made.upperBound == total }
}
