import Foundation

/// What the nodes of one tree share: the scale of the screen, where bad input is reported, and counters.
package final class LayoutContext {
  /// Pixels a point.
  package var displayScale: CGFloat
  /// Where the keyboard begins on the screen, in points; nil while there is none (LAY-057).
  package var keyboardTop: CGFloat? {
    didSet { if oldValue != keyboardTop { noteChange() } }
  }
  /// Receives one sentence for each misuse by a layout of the app's, and the node that it was found at; the layout continues
  /// after it.
  package var report: (String, LayoutNode) -> Void

  /// How often a rule computed a size since the counter was set to zero (LAY-405).
  @exclusivity(unchecked) package var measureCount = 0

  /// Grows with every change: a node that was placed at the current generation does not check its ancestors.
  @exclusivity(unchecked) package private(set) var generation: UInt32 = 1
  /// Whether a node's length is relative to a container, so that a container invalidates it when its size changes
  /// (LAY-165).
  var hasRelativeFrames = false
  /// Whether a view may lie in front of or behind its siblings regardless of their order (LAY-178).
  package var usesLayerOrder = false

  /// The spacing of the stack that was asked last.
  @exclusivity(unchecked) var latestStackSpacing: StackSpacing?

  /// Whether sizes are followed: see FollowedSizes.swift.
  @exclusivity(unchecked) var followsSizes = false
  /// Nodes whose children have to be placed again, as far as they hold a followed size.
  @exclusivity(unchecked) var unplaced: [LayoutNode] = []
  /// Nodes that place a child with a followed size by where they are on the screen. They leave when they are destroyed.
  @exclusivity(unchecked) var positioned: [ObjectIdentifier: Unmanaged<LayoutNode>] = [:]
  /// The state in which the children of those were placed last.
  @exclusivity(unchecked) var positionedGeneration: UInt32 = 0

  package init(displayScale: CGFloat = 3, report: @escaping (String, LayoutNode) -> Void = { _, _ in }) {
    self.displayScale = displayScale
    self.report = report
  }

  /// The length of a pixel in points.
  package var pixel: CGFloat { 1 / displayScale }

  func noteChange() { generation &+= 1 }
}
