import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// Draws a layout tree, from the back to the front.
@MainActor
struct ScreenDrawing {
  /// Whether hidden views are drawn: a mask is one that only its masked view shows.
  private let showsHidden: Bool
  /// How many levels are around the node, as far as they are drawn in one go.
  private var depth = 0
  private let later = LaterParts()

  init(showsHidden: Bool = false) { self.showsHidden = showsHidden }

  /// What is drawn in one go, in levels of the tree: each needs some kilobytes of the stack in a debug build.
  private static let deepest = 100

  /// Draws a node and all below it.
  ///
  /// - Parameters:
  ///   - origin: Where the node's own space begins on the canvas.
  ///   - look: What it inherits.
  func draw(_ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    var own = PictureCanvas(scale: canvas.scale)
    drawLevel(node, at: origin, look, into: &own)
    canvas.add(later.draw(with: own) { drawLevel($0.node, at: $0.origin, $0.look, into: &$1) })
  }

  private func drawLevel(
    _ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas
  ) {
    if node.traits.contains(.isHidden), !showsHidden { return }
    guard depth < Self.deepest else { return canvas.add(later.add(LaterParts.Part(node, at: origin, look))) }
    var inner = self
    inner.depth += 1
    inner.draw(node, at: origin, look, inside: node.decorations.count, into: &canvas)
  }

  /// Draws a node inside of as many of its decorations as `count` says.
  private func draw(
    _ node: LayoutNode, at origin: CGPoint, _ look: DrawnLook, inside count: Int, into canvas: inout PictureCanvas
  ) {
    guard count > 0, let step = node.decorations[count - 1] as? any LayoutDecoration else {
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
    var look = look
    if let element = node.owner as? ElementNode { look.values = element.environment.values }
    let place = place(of: node, at: origin, look)
    let drawn = node.owner as? any DrawnNode
    if let drawn {
      drawn.draw(place, into: &canvas)
    } else if let text = (node.rule as? TextRule)?.text {
      let paint = look.foregroundPaint(in: place.frame)
      text.draw(in: place, into: &canvas) { _ in RunLook(paint) }
    }
    if drawn?.showsContent ?? true, !node.children.isEmpty {
      canvas.group(PictureGroup(clip: drawn?.clip(place) ?? clip(of: place, at: origin))) { canvas in
        drawChildren(of: place, at: origin, drawn, into: &canvas)
      }
    }
    drawn?.drawFront(place, into: &canvas)
  }

  private func clip(of place: DrawnPlace, at origin: CGPoint) -> Outline? {
    let node = place.node
    guard node.traits.contains(.clips) else { return nil }
    if let scroll = node.rule as? ScrollRule {
      return .rectangle(scroll.viewport(of: node).offsetBy(dx: origin.x, dy: origin.y))
    }
    return (node.rule as? any ClippingRule)?.clip(in: place.frame) ?? .rectangle(place.frame)
  }

  /// Draws the children in their order: that of `zIndex(_:)`, then that of their declaration.
  private func drawChildren(
    of place: DrawnPlace, at origin: CGPoint, _ drawn: (any DrawnNode)?, into canvas: inout PictureCanvas
  ) {
    let children = place.node.children
    if let drawn, drawn.isMasked, children.count == 2 {
      var mask = PictureCanvas(scale: canvas.scale)
      ScreenDrawing(showsHidden: true).drawMask(children[1], below: origin, place.look, into: &mask)
      return canvas.group(PictureGroup(mask: PictureMask(mask.items))) {
        draw(children[0], below: origin, place.look, into: &$0)
      }
    }
    for index in place.node.drawingOrder {
      var look = place.look
      drawn?.changeLook(&look, at: index)
      draw(children[index], below: origin, look, into: &canvas)
    }
  }

  private func drawMask(
    _ node: LayoutNode, below origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas
  ) {
    var own = PictureCanvas(scale: canvas.scale)
    draw(node, below: origin, look, into: &own)
    canvas.add(later.draw(with: own) { drawLevel($0.node, at: $0.origin, $0.look, into: &$1) })
  }

  /// Draws a node in the space of its parent.
  private func draw(
    _ node: LayoutNode, below origin: CGPoint, _ look: DrawnLook, into canvas: inout PictureCanvas
  ) {
    let map = node.mapToParent
    if map == .translation(map.tx, map.ty) {
      return drawLevel(node, at: CGPoint(x: origin.x + map.tx, y: origin.y + map.ty), look, into: &canvas)
    }
    canvas.group(PictureGroup(map: AffineMap.translation(origin.x, origin.y).after(map))) { canvas in
      drawLevel(node, at: .zero, look, into: &canvas)
    }
  }
}
