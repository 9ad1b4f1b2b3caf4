import UnderstudyCore
import UnderstudyElements

/// What failures say of a list or a lazy stack that has not made all of its rows.
extension FailureWording {
  /// What a test does to have more of the rows made: those before, if it was there, else those after, and then the others.
  @MainActor static func swipe(for rows: UnmadeRows, wasThere: Bool = false) -> String {
    let sides = rows.sides(former: wasThere)
    let others = sides.dropFirst().map { ", or \(swipe(to: $0))" }.joined()
    return
      "\(swipe(to: sides[0], on: rows.element))\(others), if it is a row that is not made now: it shows \(shown(rows))"
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
  /// Where rows lie that are not made, the likely side first.
  ///
  /// - Parameter former: Whether those come first that the test has passed.
  fileprivate func sides(former: Bool) -> [OutsidePlace.Side] {
    guard made.lowerBound > 0, made.upperBound < total else { return [side] }
    let before: OutsidePlace.Side =
      switch side {
      case .above: .below
      case .below: .above
      case .left: .right
      case .right: .left
      }
    return former ? [before, side] : [side, before]
  }

  /// Whether all rows that are not made come before those that are.
  var isAtEnd: Bool { made.upperBound == total }
}
