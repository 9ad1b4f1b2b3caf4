import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Shows details of what the view shows while a flag is true: a column at the trailing edge in a regular width, a sheet in a
  /// compact one.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the details are dismissed.
  ///   - content: The details.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let details = content()
    return modifier(_CoverModifier(flag: isPresented, kind: .inspector, onDismiss: nil, content: { details }))
  }

  /// How wide the details are as a column, in points, instead of 320; a sheet has its usual size.
  nonisolated public consuming func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorColumnWidthKey.self, value: width)
  }
  /// Gives the details as a column a width that the user may change on a device, in points; it is the ideal one here.
  nonisolated public consuming func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? 0))
    return preference(key: InspectorColumnWidthKey.self, value: width)
  }
}

/// The width that an inspector's content asks for, in points.
struct InspectorColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// The layout nodes of a view with an inspector beside it, which stay the same as long as what lies in them does.
@MainActor
struct InspectorColumns {
  private var content: LayoutNode?
  private var page = PageLayout()
  private var column: (node: LayoutNode, width: CGFloat)?

  mutating func parts(
    _ views: [LayoutNode], _ details: [LayoutNode], width: CGFloat, _ tree: LayoutTree
  ) -> [LayoutNode] {
    let content = content ?? tree.makeNode(ZStackRule())
    self.content = content
    if !content.isAround(views) { content.setChildren(views) }
    let page = page.page(details, tree)
    if let column, column.width == width { return [content, column.node] }
    let made = tree.makeNode(FrameRule(width: width), [page])
    column = (made, width)
    return [content, made]
  }
}
