@_spi(Runtime) import UnderstudyCore

/// Changes how the texts inside look.
public struct _TextLookModifier: Sendable {
  let change: TextChange

  init(_ change: TextChange) { self.change = change }
}

extension _TextLookModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { change.apply(to: &values.textLook) }
  package func isEqual(to other: Self) -> Bool { change == other.change }
}

/// The changes that are written on a text, the outermost first. Most texts have none.
final class TextChangeList: Sendable {
  private let change: TextChange
  private let inner: TextChangeList?

  init(_ change: TextChange, around inner: TextChangeList?) { (self.change, self.inner) = (change, inner) }

  /// The changes from the inside out.
  var fromInside: [TextChange] {
    var changes: [TextChange] = []
    var next: TextChangeList? = self
    while let current = next {
      changes.append(current.change)
      next = current.inner
    }
    return changes.reversed()
  }

  static func areEqual(_ left: TextChangeList?, _ right: TextChangeList?) -> Bool {
    var (left, right) = (left, right)
    while let first = left, let second = right {
      if first === second { return true }
      guard first.change == second.change else { return false }
      (left, right) = (first.inner, second.inner)
    }
    return left == nil && right == nil
  }
}

extension Text {
  /// The text with a change that is written on it. What was written before is further in, and holds.
  func with(_ change: TextChange) -> Text {
    var copy = self
    copy.changes = TextChangeList(change, around: changes)
    return copy
  }
}
