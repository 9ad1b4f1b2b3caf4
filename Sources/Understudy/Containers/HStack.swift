import Foundation

/// Views beside each other.
public struct HStack<Content: View> {
  let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
}

extension HStack: View, PrimitiveView {
  /// Places the content from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  // No kit: rows are made of it, and calls by the protocol would cost three per cent of mounting them.
  @inline(__always)
  public static func _makeView(_ view: HStack, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.stack(.horizontal(view.alignment, spacing: view.spacing, isStatic: !Content._isList)) {
      Content._makeView(view.content, inputs: &$0)
    }
  }
}
