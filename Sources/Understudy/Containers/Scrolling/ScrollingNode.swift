import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyTime

/// An element whose content a finger moves inside it: a list, a scroll view. Its layout node has a `ScrollRule`, which keeps
/// the offset.
@MainActor
package protocol ScrollingNode: ScrollContainer {
  /// What a pull at the beginning has started (SEM-360).
  var refreshTask: Task<Void, Never>? { get set }
}

extension ScrollingNode {
  /// The rule with its layout node, brought up to date; nil where the element is not on the screen.
  var scroller: (rule: ScrollRule, node: LayoutNode)? {
    guard let node = host.layoutTree.placed(self), let rule = node.rule as? ScrollRule else { return nil }
    return (rule, node)
  }

  /// The numbers of the content as it is now.
  var scrollLayout: ScrollLayout? { scroller.map { $0.rule.layout(of: $0.node) } }

  package func contentDidMove() {
    guard scrollAxes.contains(.vertical) else { return }
    environment.values.navigationPage?.stack?.bar.contentDidMove(in: self)
  }

  // MARK: Fingers

  /// A flick moves the content by a distance that follows from its speed, a drag by the way of the finger, and on where it is
  /// lifted while it moves (LAY-361, LAY-373).
  func respondByScrolling(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let finger = ScrollingFinger(action), environment.values.isScrollEnabled,
      scrollAxes.contains(finger.axis == .vertical ? .vertical : .horizontal)
    else { return nil }
    dismissKeyboard(by: finger.direction)
    guard let scroller else { return .performed }
    let layout = scroller.rule.layout(of: scroller.node)
    if finger.direction == .down, finger.isFar, layout.offset.y <= layout.range(.vertical).lowerBound,
      let outcome = pull(finger, action)
    {
      return outcome
    }
    if finger.direction == .up, layout.offset.y <= layout.range(.vertical).lowerBound,
      let outcome = environment.values.expandSheet?(action)
    {
      return outcome
    }
    let end = offset(after: finger, on: element, layout, scroller.node)
    guard end != layout.offset else { return containerBeyond(finger) == nil ? .performed : nil }
    scroller.rule.scroll(scroller.node, to: end)
    contentDidMove()
    host.invalidate(self)
    tellPhases(finger.velocity == nil ? [.interacting, .idle] : [.interacting, .decelerating, .idle])
    return .performed
  }

  /// Refreshes where there is something to refresh, else pulls a sheet down. What is behind a menu or an alert
  /// pulls nothing.
  private func pull(_ finger: ScrollingFinger, _ action: ElementAction) -> ElementActionOutcome? {
    if let refresh = environment.values.refresh {
      refreshTask?.cancel()
      refreshTask = ExecutionSession.startTask(for: WorkOrigin(".refreshable")) { await refresh() }
      return .performed
    }
    guard containerBeyond(finger) == nil, host.tree.barrier == nil else { return nil }
    return host.movePresentation(action)
  }

  /// The nearest container around that the same finger can move: what is at its end lets it have the finger (LAY-372).
  private func containerBeyond(_ finger: ScrollingFinger) -> (any ScrollingNode)? {
    var node: Node? = self
    while let current = node, !current.flags.contains(.isOutOfFlow) {
      node = current.parent
      guard let container = node as? any ScrollingNode, container.canMove(finger) else { continue }
      return container
    }
    return nil
  }

  private func canMove(_ finger: ScrollingFinger) -> Bool {
    guard environment.values.isScrollEnabled, let layout = scrollLayout, layout.scrolls(finger.axis) else {
      return false
    }
    let range = layout.range(finger.axis)
    let offset = layout.offset[finger.axis]
    return isForward(finger) ? offset < range.upperBound : offset > range.lowerBound
  }

  /// Whether the finger brings what follows into view: from right to left that is the other direction (LAY-012).
  private func isForward(_ finger: ScrollingFinger) -> Bool {
    let isMirrored = finger.axis == .horizontal && environment.values.layoutDirection == .rightToLeft
    return finger.direction.isForward != isMirrored
  }

  /// Where the content is after a finger has moved it, within its range.
  private func offset(
    after finger: ScrollingFinger, on element: Element, _ layout: ScrollLayout, _ node: LayoutNode
  ) -> CGPoint {
    let axis = finger.axis
    var end = layout.offset
    let velocity = finger.velocity ?? 0
    let distance =
      if let way = finger.distance {
        way + ScrollLayout.glideDistance(velocity: velocity)
      } else {
        fixedRows(finger, node)
          ?? ScrollLayout.swipeDistance(length: visibleLength(of: element, along: axis, layout), velocity: velocity)
      }
    end[axis] += isForward(finger) ? distance : -distance
    return stop(near: end, finger, layout)
  }

  /// The visible length of what the finger moves over: of the container itself, the part between bars.
  private func visibleLength(of element: Element, along axis: Axis, _ layout: ScrollLayout) -> CGFloat {
    if element !== self.element, let node = element.source as? ElementNode, node.element === element,
      let frame = host.layoutTree.placed(node)?.visibleFrame
    {
      return frame.size[axis]
    }
    return layout.insetRect.size[axis]
  }

  /// Where a profile says how many rows are in view, a flick moves by as many.
  private func fixedRows(_ finger: ScrollingFinger, _ node: LayoutNode) -> CGFloat? {
    guard host.configuration.profile.visibleRows != nil else { return nil }
    guard let windowed = scrollables.first?.layout?.own?.children.first,
      let rule = windowed.rule as? any LazyContainerRule, rule.axis == finger.axis,
      let count = scrollables.first?.window.range.count, let first = rule.firstVisibleRow(of: windowed),
      let visible = windowed.uncoveredSpan(along: finger.axis)
    else { return nil }
    let target = min(first + (isForward(finger) ? count : -count), max(rule.rowCount(of: windowed) - 1, 0))
    // What is above the first row comes with it.
    let place = target > 0 ? rule.position(of: target, in: windowed).lowerBound : 0
    return abs(place - visible.lowerBound)
  }

  /// Where content stops near the end of its way: where the app's behavior says, within the range (LAY-193).
  private func stop(near end: CGPoint, _ finger: ScrollingFinger, _ layout: ScrollLayout) -> CGPoint {
    guard let behavior = environment.values.scrollTargetBehavior else { return layout.clamped(end) }
    let velocity = (finger.velocity ?? 0) * (isForward(finger) ? 1 : -1)
    let context = ScrollTargetBehaviorContext(
      layout, targets: ScrollTargets(of: self)?.views, axes: scrollAxes,
      velocity: finger.axis == .vertical ? CGVector(dx: 0, dy: velocity) : CGVector(dx: velocity, dy: 0),
      environment: environment.values)
    var target = context.target(at: end)
    behavior.updateTarget(&target, context: context)
    return layout.offset(toShow: ScrollTarget(rect: target.rect, anchor: target.anchor ?? .topLeading))
  }
}

/// A finger that moves what scrolls.
struct ScrollingFinger {
  let direction: ElementDirection
  let axis: Axis
  /// How fast the finger is along the axis when it is lifted, in points a second; nil where it rests then.
  let velocity: CGFloat?
  /// How far a drag goes, in points; nil for a flick.
  let distance: CGFloat?

  /// How far a drag goes that refreshes, or closes a sheet, in points (LAY-378).
  static let pullDistance: CGFloat = 100

  /// Whether it goes far enough to refresh, or to close a sheet.
  var isFar: Bool { distance.map { $0 >= Self.pullDistance } ?? true }

  /// - Parameter action: A flick or a drag of at least 10 points; nil for others.
  init?(_ action: ElementAction) {
    switch action {
    case .swipe(let direction, let velocity):
      self.direction = direction
      self.velocity = CGFloat(velocity)
      distance = nil
    case .drag(let dx, let dy, _, let speed):
      let isVertical = abs(dy) >= abs(dx)
      let moved = isVertical ? dy : dx
      guard moved.isFinite, abs(moved) >= 10 else { return nil }
      direction = isVertical ? (dy < 0 ? .up : .down) : (dx < 0 ? .left : .right)
      let share = abs(moved) / (dx * dx + dy * dy).squareRoot()
      velocity = speed > 0 && speed.isFinite && share.isFinite ? CGFloat(speed * share) : nil
      distance = CGFloat(abs(moved))
    default: return nil
    }
    axis = direction == .up || direction == .down ? .vertical : .horizontal
  }
}

extension ElementDirection {
  /// The axis along which the finger moves.
  package var axis: Axis.Set { self == .up || self == .down ? .vertical : .horizontal }
  /// Whether the movement brings what follows into view.
  package var isForward: Bool { self == .up || self == .left }
}
