@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Content larger than its frame, moved by swipes (reference, section 4).
public struct ScrollView<Content: View> {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
}

extension ScrollView: View, PrimitiveView {
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

  @inline(__always)
  public static func _makeView(_ view: ScrollView, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.scrollView(view.axes, view.content)
  }
  public static var _takesAttributes: Bool { true }
}

extension _ViewInputs {
  fileprivate mutating func scrollView<Content: View>(_ axes: Axis.Set, _ content: Content) {
    element(
      make: { ScrollViewNode(axes, &$0) }, update: { $0.axes = axes },
      content: { inner in inner.stack { Content._makeView(content, inputs: &$0) } })
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
    guard case .swipe(let direction) = action, axes.contains(direction.axis), environment.values.isScrollEnabled else {
      return nil
    }
    return scroll(direction)
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

extension RefreshingNode {
  /// Moves the windows below by a screen; a pull at the beginning refreshes where there is something to refresh.
  func scroll(_ direction: ElementDirection) -> ElementActionOutcome {
    // What may not scroll inside keeps its place.
    let windows = scrollables { ($0 as? any RefreshingNode)?.environment.values.isScrollEnabled != false }
      .compactMap(\.window)
    let isAtStart = windows.allSatisfy { $0.first == 0 }
    if direction == .down, isAtStart, let refresh = environment.values.refresh {
      refreshTask?.cancel()
      refreshTask = ExecutionSession.startTask(for: WorkOrigin(".refreshable")) { await refresh() }
      return .performed
    }
    for window in windows { _ = window.scroll(by: direction.isForward ? window.capacity : -window.capacity) }
    return .performed
  }
}
