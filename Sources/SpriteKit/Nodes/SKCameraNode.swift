import Foundation
import Understudy

/// What a scene is seen from: its place is in the middle of the view. Source: Apple's page "SKCameraNode".
@preconcurrency @MainActor open class SKCameraNode: SKNode {
  public override init() { super.init() }

  /// There are no archives of nodes here: a camera at the origin.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Whether a node is in what the camera sees.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

  /// The nodes in what the camera sees.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    let seen = scene.visibleRect
    return Set(
      scene.descendants.filter { node in
        guard let parent = node.parent, !node.contentBounds.isNull else { return false }
        return node.frame.applying(parent.toRoot).intersects(seen)
      })
  }
}
