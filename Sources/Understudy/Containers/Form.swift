@_spi(Runtime) import UnderstudyCore

/// Controls in rows, as in a list (reference, section 4).
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// - Parameter content: The rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(_ view: Form, inputs: inout _ViewInputs) {
    inputs.list(view, content: view.content, selection: nil)
  }
  public static var _takesAttributes: Bool { true }
}
