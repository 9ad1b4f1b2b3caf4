/// A rule that can be compared with another one, so that a node keeps its sizes where nothing has changed.
package protocol ComparableRule: LayoutRule {
  /// Whether both lay out in the same way.
  func isSame(as other: (any LayoutRule)?) -> Bool
}
