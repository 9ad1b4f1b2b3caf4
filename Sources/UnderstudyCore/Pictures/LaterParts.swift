import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// Parts of a deep tree that are drawn after what is around them, so that thousands of levels need no more of the stack than a
/// hundred.
@MainActor
final class LaterParts {
  /// A node that is drawn later, with all below it.
  struct Part {
    let node: LayoutNode
    let origin: CGPoint
    let look: DrawnLook
    fileprivate var items: [PictureItem] = []

    init(_ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook) {
      (self.node, self.origin, self.look) = (node, origin, look)
    }
  }

  private var parts: [Part] = []

  nonisolated init() {}

  /// Notes a part; returns what stands in its place until it is drawn.
  func add(_ part: Part) -> PictureItem {
    parts.append(part)
    return .later(parts.count - 1)
  }

  /// Draws the parts, those inside of them, and so on.
  ///
  /// - Parameters:
  ///   - canvas: What has been drawn without them.
  ///   - body: Draws one part.
  /// - Returns: All, with each part in its place.
  func draw(with canvas: PictureCanvas, _ body: (Part, inout PictureCanvas) -> Void) -> [PictureItem] {
    defer { parts = [] }
    var next = 0
    while next < parts.count {
      var part = PictureCanvas(scale: canvas.scale)
      body(parts[next], &part)
      parts[next].items = part.items
      next += 1
    }
    guard next > 0 else { return canvas.items }
    // A part was noted by one before it.
    for index in parts.indices.reversed() { parts[index].items = filled(parts[index].items) }
    return filled(canvas.items)
  }

  private func filled(_ items: [PictureItem]) -> [PictureItem] {
    items.flatMap { item -> [PictureItem] in
      switch item {
      case .later(let index): return parts[index].items
      case .group(var group, let inner):
        if let mask = group.mask { group.mask?.items = filled(mask.items) }
        return [.group(group, filled(inner))]
      default: return [item]
      }
    }
  }
}
