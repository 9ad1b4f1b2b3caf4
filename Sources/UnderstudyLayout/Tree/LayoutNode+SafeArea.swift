import Foundation

/// The insets of the parts of a screen that bars and the keyboard cover (LAY-050).
package struct SafeAreaInsets: Equatable, Sendable {
  package var container: EdgeInsets
  package var keyboard: EdgeInsets

  package init(container: EdgeInsets = EdgeInsets(), keyboard: EdgeInsets = EdgeInsets()) {
    self.container = container
    self.keyboard = keyboard
  }

  /// The insets that remain when some regions are ignored: on each edge the larger one (LAY-050).
  package func merged(without ignored: SafeAreaKinds = SafeAreaKinds()) -> EdgeInsets {
    let container = ignored.contains(.container) ? EdgeInsets() : container
    let keyboard = ignored.contains(.keyboard) ? EdgeInsets() : keyboard
    return EdgeInsets(
      top: max(container.top, keyboard.top), leading: max(container.leading, keyboard.leading),
      bottom: max(container.bottom, keyboard.bottom), trailing: max(container.trailing, keyboard.trailing))
  }
}

/// The regions of a safe area.
package struct SafeAreaKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
  package init() { rawValue = 0 }
  package func contains(_ kinds: Self) -> Bool { rawValue & kinds.rawValue == kinds.rawValue }

  package static let container = SafeAreaKinds(rawValue: 1 << 0)
  package static let keyboard = SafeAreaKinds(rawValue: 1 << 1)
  package static let all: SafeAreaKinds = [.container, .keyboard]
}

/// A part of a node's space with insets for what is inside it.
package struct SafeAreaSpace {
  /// The whole area, in the node's space.
  package var area: CGRect
  package var insets: SafeAreaInsets
  /// The edges beyond which nothing inside reaches: those of a scroll view along its axis.
  package var closedEdges: Edge.Set

  package init(area: CGRect, insets: SafeAreaInsets, closedEdges: Edge.Set = Edge.Set()) {
    self.area = area
    self.insets = insets
    self.closedEdges = closedEdges
  }
}

extension LayoutNode {
  /// For each edge, the insets of the boundaries that the node touches (LAY-036, LAY-051).
  package var safeAreaInsets: EdgeInsets { safeArea(ignoring: .all).insets }

  /// How far the node could grow on each edge to cover the unsafe parts that it touches (LAY-052).
  package func unsafeInsets(_ kinds: SafeAreaKinds) -> EdgeInsets { safeArea(ignoring: kinds).growth }

  private func safeArea(ignoring kinds: SafeAreaKinds) -> (insets: EdgeInsets, growth: EdgeInsets) {
    var search = SafeAreaSearch(rect: localBounds, tolerance: 0.5 * context.pixel + 0.001, ignored: kinds)
    var node = self
    while let parent = node.parent, search.isOpen {
      let map = node.mapToParent
      guard map.keepsRectangles else { break }
      search.rect = map.apply(search.rect)
      if let space = parent.rule.safeArea(for: node.index, of: parent) {
        search.visit(space, isRightToLeft: parent.isRightToLeft)
      }
      node = parent
    }
    return (search.insets, search.growth)
  }
}

/// The walk from a node to the root, with the node's rectangle grown by what it touched so far.
private struct SafeAreaSearch {
  var rect: CGRect
  let tolerance: CGFloat
  let ignored: SafeAreaKinds
  var insets = EdgeInsets()
  var growth = EdgeInsets()
  private var open: Edge.Set = .all

  init(rect: CGRect, tolerance: CGFloat, ignored: SafeAreaKinds) {
    self.rect = rect
    self.tolerance = tolerance
    self.ignored = ignored
  }

  var isOpen: Bool { open.rawValue != 0 }

  mutating func visit(_ space: SafeAreaSpace, isRightToLeft: Bool) {
    let all = space.insets.merged()
    let rest = space.insets.merged(without: ignored)
    visit(.top, isLow: true, space, all.top, rest.top)
    visit(.leading, isLow: !isRightToLeft, space, all.leading, rest.leading)
    visit(.bottom, isLow: false, space, all.bottom, rest.bottom)
    visit(.trailing, isLow: isRightToLeft, space, all.trailing, rest.trailing)
  }

  private mutating func visit(_ edge: Edge, isLow: Bool, _ space: SafeAreaSpace, _ all: CGFloat, _ rest: CGFloat) {
    guard open.contains(Edge.Set(edge)) else { return }
    if space.closedEdges.contains(Edge.Set(edge)) { open.subtract(Edge.Set(edge)) }
    let area = space.area
    let axis = edge.axis
    let low = rect.origin[axis]
    let high = low + rect.size[axis]
    // How far inside the area the node's edge is.
    let depth = isLow ? low - area.origin[axis] : area.origin[axis] + area.size[axis] - high
    guard depth >= -tolerance, depth <= all + tolerance else { return }
    insets[edge] += all - rest
    let step = max(depth - rest, 0)
    growth[edge] += step
    if isLow { rect.origin[axis] -= step }
    rect.size[axis] += step
  }
}
