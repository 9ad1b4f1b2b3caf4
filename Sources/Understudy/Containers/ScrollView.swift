@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
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
      content: { inner in inner.stack(.vertical()) { Content._makeView(content, inputs: &$0) } })
  }
}

package final class ScrollViewNode: ElementNode, RefreshingNode {
  var axes: Axis.Set
  package var refreshTask: Task<Void, Never>?

  init(_ axes: Axis.Set, _ inputs: inout _ViewInputs) {
    self.axes = axes
    super.init(.scrollView, &inputs)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let scrolling = Scrolling(action), axes.contains(scrolling.direction.axis), environment.values.isScrollEnabled
    else { return nil }
    return scroll(scrolling)
  }

  package override func didUnmount() {
    super.didUnmount()
    refreshTask?.cancel()
  }
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
  /// Whether it goes far enough to refresh, or to close a sheet.
  let isFar: Bool

  /// - Parameter action: A flick moves by a screen, a drag by its distance; others by nothing.
  init?(_ action: ElementAction) {
    switch action {
    case .swipe(let direction): (self.direction, rows, isFar) = (direction, nil, true)
    case .drag(let dx, let dy, _):
      let isVertical = abs(dy) >= abs(dx)
      let distance = isVertical ? dy : dx
      guard abs(distance) >= 10, let rows = Int(exactly: (abs(distance) / ElementFrames.rowPitch).rounded()) else {
        return nil
      }
      direction = isVertical ? (dy < 0 ? .up : .down) : (dx < 0 ? .left : .right)
      self.rows = rows
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
    let isAtStart = windows.allSatisfy { $0.first == 0 }
    if direction == .down, isAtStart, scrolling.isFar {
      guard let refresh = environment.values.refresh else { return pullPresentation() ?? .performed }
      refreshTask?.cancel()
      refreshTask = ExecutionSession.startTask(for: WorkOrigin(".refreshable")) { await refresh() }
      return .performed
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
