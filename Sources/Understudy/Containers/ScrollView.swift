import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// Content larger than its frame, moved by swipes (LAY-370).
public struct ScrollView<Content: View> {
  /// The directions in which swipes and drags move the content; others pass to what is around the scroll view.
  public var axes: Axis.Set
  /// Whether scroll bars are drawn; the tree has none either way.
  public var showsIndicators: Bool
  /// The views, which all are in the tree; only lazy containers make those near the visible part.
  public var content: Content
}

extension ScrollView: View, EntryView {
  /// Content that can be moved along the axes in which it is larger than the view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content moves.
  ///   - showsIndicators: Whether scroll bars are drawn.
  ///   - content: The views.
  @inlinable
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.scrollView(view.axes, view.content)
  }
  public static var _takesAttributes: Bool { true }
}

extension _ViewInputs {
  fileprivate mutating func scrollView<Content: View>(_ axes: Axis.Set, _ content: Content) {
    element(
      make: { ScrollViewNode(axes, &$0) }, update: { $0.axes = axes },
      content: { inner in
        // One view is the content itself; several lie one after the other (LAY-370).
        let isRow = axes == .horizontal
        let arrangement: StackArrangement =
          isRow ? .horizontal(isStatic: !Content._isList) : .vertical(isStatic: !Content._isList)
        inner.stack(arrangement) { Content._makeView(content, inputs: &$0) }
      })
  }
}

package final class ScrollViewNode: PanedElementNode, ScrollingNode {
  fileprivate(set) var axes: Axis.Set
  package var refreshTask: Task<Void, Never>?
  package var scrollAxes: Axis.Set { axes }

  init(_ axes: Axis.Set, _ inputs: inout _ViewInputs) {
    self.axes = axes
    super.init(.scrollView, &inputs)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    respondByScrolling(to: action, on: element)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(ownLayout(tree, childrenLayout(tree)) { _ in environment.values.scrollRule(axes) })
  }

  package override func didUnmount() {
    super.didUnmount()
    refreshTask?.cancel()
  }
}

extension EnvironmentValues {
  /// What scroll views inside keep free around their content.
  @Entry var scrollContentMargins = EdgeInsets()
  /// Where the content of scroll views inside is first.
  @Entry var firstScrollAnchor: UnitPoint? = nil
  /// Whether the content of scroll views inside is visible outside of them.
  @Entry var isScrollClipDisabled = false

  /// The rule of a scroll view, by what modifiers around it say.
  func scrollRule(_ axes: Axis.Set) -> ScrollRule {
    ScrollRule(axes, margins: scrollContentMargins, anchor: firstScrollAnchor, clips: !isScrollClipDisabled)
  }
}
