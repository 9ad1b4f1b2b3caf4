import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyTime

/// Content larger than its frame, moved by swipes (reference, section 4).
public struct ScrollView<Content: View> {
  /// The directions in which swipes and drags move the content; others pass to what is around the scroll view.
  public var axes: Axis.Set
  /// Whether scroll bars are drawn; the tree has none either way.
  public var showsIndicators: Bool
  /// The views, which all are in the tree; only lazy containers among them wait until they come into view.
  public var content: Content
}

extension ScrollView: View, EntryView {
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

package final class ScrollViewNode: ElementNode, RefreshingNode {
  var axes: Axis.Set
  package var refreshTask: Task<Void, Never>?
  /// Whether lazy containers inside have been scrolled: the visible part begins where their windows do.
  private var followsWindow = false

  init(_ axes: Axis.Set, _ inputs: inout _ViewInputs) {
    self.axes = axes
    super.init(.scrollView, &inputs)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let scrolling = Scrolling(action), axes.contains(scrolling.direction.axis), environment.values.isScrollEnabled
    else { return nil }
    return scroll(scrolling)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let (margins, anchor) = (environment.values.scrollContentMargins, environment.values.firstScrollAnchor)
    items.append(
      ownLayout(tree, childrenLayout(tree)) { _ in
        ScrollRule(axes, margins: margins, anchor: anchor, followsWindow: followsWindow)
      })
  }

  package override func didUnmount() {
    super.didUnmount()
    refreshTask?.cancel()
  }

  // MARK: The offset

  /// The visible part begins where the windows of lazy containers inside do.
  func followWindows() {
    guard !followsWindow else { return }
    followsWindow = true
    layoutRuleDidChange()
  }

  /// The rule with its layout node, brought up to date.
  private var scroller: (rule: ScrollRule, node: LayoutNode)? {
    guard let node = host.layoutTree.placed(self), let rule = node.rule as? ScrollRule else { return nil }
    return (rule, node)
  }

  /// Whether the content is at its beginning. Without lazy containers inside, layout says so.
  var isAtStart: Bool {
    guard let scroller else { return true }
    let layout = scroller.rule.layout(of: scroller.node)
    return layout.offset.y <= layout.range(.vertical).lowerBound
  }

  /// Moves the content by a distance along an axis; nil for the length of the visible part.
  func move(along axis: Axis, by distance: CGFloat?, isForward: Bool) {
    guard let scroller else { return }
    let layout = scroller.rule.layout(of: scroller.node)
    let length = distance ?? (axis == .vertical ? layout.insetRect.height : layout.insetRect.width)
    var offset = layout.offset
    let step = isForward ? length : -length
    if axis == .vertical { offset.y += step } else { offset.x += step }
    if scroller.rule.scroll(scroller.node, to: offset) { host.invalidate(self) }
  }

  /// Moves the content so that a view inside it is in view, or with its anchor at that of the visible part (LAY-194).
  func reveal(_ view: LayoutNode, anchor: UnitPoint?) {
    guard let scroller, let content = scroller.node.children.first else { return }
    let layout = scroller.rule.layout(of: scroller.node)
    guard let rect = view.convert(view.localBounds, to: content) else { return }
    let offset = layout.offset(toShow: ScrollTarget(rect: rect, anchor: anchor))
    if scroller.rule.scroll(scroller.node, to: offset) { host.invalidate(self) }
  }
}

extension EnvironmentValues {
  /// What scroll views inside keep free around their content.
  @Entry var scrollContentMargins = EdgeInsets()
  /// Where the content of scroll views inside is first.
  @Entry var firstScrollAnchor: UnitPoint? = nil
}

extension ElementDirection {
  /// The axis along which the finger moves.
  package var axis: Axis.Set { self == .up || self == .down ? .vertical : .horizontal }
  /// Whether the movement brings what follows into view.
  package var isForward: Bool { self == .up || self == .left }
}

/// A scrolling element that can be pulled to refresh (SEM-360).
@MainActor
package protocol RefreshingNode: ElementNode {
  var refreshTask: Task<Void, Never>? { get set }
}

/// A finger that moves what scrolls.
struct Scrolling {
  let direction: ElementDirection
  /// By how many rows; nil for a screen.
  let rows: Int?
  /// How far the finger moves, in points; nil for a flick.
  let distance: Double?
  /// Whether it goes far enough to refresh, or to close a sheet.
  let isFar: Bool

  /// - Parameter action: A flick moves by a screen, a drag by its distance; others by nothing.
  init?(_ action: ElementAction) {
    switch action {
    case .swipe(let direction): (self.direction, rows, distance, isFar) = (direction, nil, nil, true)
    case .drag(let dx, let dy, _):
      let isVertical = abs(dy) >= abs(dx)
      let distance = isVertical ? dy : dx
      guard abs(distance) >= 10, let rows = Int(exactly: (abs(distance) / ElementFrames.rowPitch).rounded()) else {
        return nil
      }
      direction = isVertical ? (dy < 0 ? .up : .down) : (dx < 0 ? .left : .right)
      self.rows = rows
      self.distance = abs(distance)
      isFar = abs(distance) >= 100
    default: return nil
    }
  }
}

extension RefreshingNode {
  /// Moves the windows below by rows or a screen; a pull at the beginning refreshes where there is something to refresh,
  /// else it pulls a sheet off the screen.
  func scroll(_ scrolling: Scrolling) -> ElementActionOutcome {
    let direction = scrolling.direction
    dismissKeyboard(by: direction)
    // What may not scroll inside keeps its place.
    let windows = scrollables { ($0 as? any RefreshingNode)?.environment.values.isScrollEnabled != false }
      .compactMap(\.window)
    let scrollView = self as? ScrollViewNode
    // Without rows that are made on the way, the content moves by points.
    let mover = windows.isEmpty ? scrollView : nil
    let isAtStart = windows.allSatisfy { $0.first == 0 } && mover?.isAtStart ?? true
    if direction == .down, isAtStart, scrolling.isFar {
      guard let refresh = environment.values.refresh else { return pullPresentation() ?? .performed }
      refreshTask?.cancel()
      refreshTask = ExecutionSession.startTask(for: WorkOrigin(".refreshable")) { await refresh() }
      return .performed
    }
    if let mover {
      let axis: Axis = direction.axis == .vertical ? .vertical : .horizontal
      mover.move(along: axis, by: scrolling.distance.map { CGFloat($0) }, isForward: direction.isForward)
    } else {
      scrollView?.followWindows()
    }
    for window in windows {
      let rows = scrolling.rows ?? window.capacity
      _ = window.scroll(by: direction.isForward ? rows : -rows)
    }
    return .performed
  }

  /// Closes the sheet that this lies in. What is behind a menu or an alert pulls nothing.
  private func pullPresentation() -> ElementActionOutcome? {
    host.tree.barrier == nil ? host.pullPresentation() : nil
  }
}
