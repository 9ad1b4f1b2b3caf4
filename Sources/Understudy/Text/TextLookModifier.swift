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

extension Text {
  /// The text with a change that is written on it. What was written before is further in, and holds.
  func with(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}
