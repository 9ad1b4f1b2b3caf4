@_spi(Runtime) import UnderstudyCore

/// The view that a closure or a transition is about, as it is placed in its body.
public struct PlaceholderContentView<Value> {
  let visit: @MainActor (inout _ViewInputs) -> Void
}

extension PlaceholderContentView: View, StyleListPart {}
