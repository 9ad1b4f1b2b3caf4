import Foundation

/// What a node with a layout written by the app stores: the subviews that the layout is given, and their placements.
package final class CustomLayoutRun: LayoutMemory {
  private let context: LayoutContext
  private var isCurrent = false
  private(set) var subviews = LayoutSubviews([], .leftToRight)

  private var knownBounds: LayoutBounds?
  private var known: [Placement] = []

  private var recording: [Placement?] = []
  private var recordingOrigin = CGPoint.zero
  private var recordingName = ""

  init(_ context: LayoutContext) { self.context = context }

  package func childChanged(_ index: Int) {
    isCurrent = false
    knownBounds = nil
  }

  package func forget() {
    isCurrent = false
    knownBounds = nil
  }

  /// Takes the node's children after a change; returns whether there was one.
  func refresh(_ node: LayoutNode) -> Bool {
    let direction: LayoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
    if isCurrent, subviews.layoutDirection == direction { return false }
    isCurrent = true
    let elements = node.children.enumerated().map { LayoutSubview(node: $1, index: $0, run: self) }
    subviews = LayoutSubviews(elements, direction)
    return true
  }

  /// The placement of one subview, which all are computed for at once.
  func placement(of index: Int, _ bounds: LayoutBounds, compute: () -> [Placement]) -> Placement {
    if knownBounds != bounds {
      known = compute()
      knownBounds = bounds
    }
    return known.indices.contains(index) ? known[index] : .zero
  }

  /// The placements, relative to an origin, that a layout's calls of `place` make. A view without a call is
  /// centered in the bounds, with the proposal of the layout (LAY-147).
  func record(_ bounds: LayoutBounds, origin: CGPoint, name: String = "", _ place: () -> Void) -> [Placement] {
    let outer = (recording, recordingOrigin, recordingName)
    defer { (recording, recordingOrigin, recordingName) = outer }
    recording = Array(repeating: nil, count: subviews.count)
    recordingOrigin = origin
    if !name.isEmpty { recordingName = name }
    place()
    return subviews.map { subview in
      if let placement = recording[subview.index] { return placement }
      let content = subview.node.bounds(in: bounds.proposal)
      let x = (bounds.size.width - content.size.width) / 2
      let y = (bounds.size.height - content.size.height) / 2
      return Placement(CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), content)
    }
  }

  /// Records a call of `place`. Outside of a layout's placing it has no effect.
  func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard recording.indices.contains(subview.index) else { return }
    let content = subview.node.bounds(in: proposal)
    var origin = CGPoint(
      x: position.x - anchor.x * content.size.width - recordingOrigin.x,
      y: position.y - anchor.y * content.size.height - recordingOrigin.y)
    if !origin.x.isFinite || !origin.y.isFinite {
      context.report(LayoutMessages.invalidOrigin(recordingName), subview.node)
      origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
    recording[subview.index] = Placement(origin, content)
  }
}
