import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// Draws a layout tree, from the back to the front.
@MainActor
struct ScreenDrawing {
  /// Draws a node and all below it.
  ///
  /// - Parameters:
  ///   - origin: Where the node's own space begins on the canvas.
  ///   - look: What it inherits.
  func draw(_ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    if node.traits.contains(.isHidden) { return }
    draw(node, at: origin, look, inside: node.decorations.count, into: &canvas)
  }

  /// Draws a node inside of as many of its decorations as `count` says.
  private func draw(
    _ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, inside count: Int, into canvas: inout PictureCanvas
  ) {
    guard count > 0, let step = node.decorations[count - 1] as? DrawingStep else {
      return drawContent(of: node, at: origin, look, into: &canvas)
    }
    step.draw(place(of: node, at: origin, look), into: &canvas) { canvas, look in
      draw(node, at: origin, look, inside: count - 1, into: &canvas)
    }
  }

  private func place(of node: LayoutNode, at origin: CGPoint, _ look: DrawnLook) -> DrawnPlace {
    let frame = CGRect(origin: origin, size: node.placedSize).snapped(scale: node.context.displayScale)
    return DrawnPlace(frame: frame, node: node, look: look)
  }

  private func drawContent(
    of node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas
  ) {
    guard let drawn = node.owner as? any DrawnNode else {
      return drawChildren(of: node, at: origin, look, firstInFront: false, into: &canvas)
    }
    let place = place(of: node, at: origin, look)
    drawn.draw(place, into: &canvas)
    var inner = look
    drawn.changeLook(&inner)
    drawChildren(of: node, at: origin, inner, firstInFront: drawn.drawsFirstInFront, into: &canvas)
    drawn.drawFront(place, into: &canvas)
  }

  private func drawChildren(
    of node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, firstInFront: Bool, into canvas: inout PictureCanvas
  ) {
    guard !node.children.isEmpty else { return }
    guard node.traits.contains(.clips) else {
      return drawUnclipped(node, at: origin, look, firstInFront: firstInFront, into: &canvas)
    }
    let frame = place(of: node, at: origin, look).frame
    var clip = Outline.rectangle(frame)
    if let scroll = node.rule as? ScrollRule {
      clip = .rectangle(scroll.viewport(of: node).offsetBy(dx: origin.x, dy: origin.y))
    } else if let rule = node.rule as? any ClippingRule {
      clip = rule.clip(in: frame)
    }
    canvas.group(PictureGroup(clip: clip)) { canvas in
      drawUnclipped(node, at: origin, look, firstInFront: firstInFront, into: &canvas)
    }
  }

  private func drawUnclipped(
    _ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, firstInFront: Bool, into canvas: inout PictureCanvas
  ) {
    var children = node.children
    if firstInFront, let first = children.first { children = Array(children.dropFirst()) + [first] }
    let orders = children.map(\.layerOrder)
    if orders.contains(where: { $0 != 0 }) {
      children = zip(children, orders).enumerated().sorted {
        ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
      }.map(\.element.0)
    }
    for child in children {
      let map = child.mapToParent
      if map == .translation(map.tx, map.ty) {
        draw(child, at: CGPoint(x: origin.x + map.tx, y: origin.y + map.ty), look, into: &canvas)
      } else {
        canvas.group(PictureGroup(map: AffineMap.translation(origin.x, origin.y).after(map))) { canvas in
          draw(child, at: .zero, look, into: &canvas)
        }
      }
    }
  }
}
