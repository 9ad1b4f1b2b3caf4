@_spi(Runtime) import UnderstudyCore

/// Views one in front of the other, the last in front.
public struct ZStack<Content: View> {
  let content: Content
}

extension ZStack: View, PrimitiveView {
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - content: The views, from back to front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inline(__always)
  public static func _makeView(_ view: ZStack, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.stack { Content._makeView(view.content, inputs: &$0) }
  }
}
