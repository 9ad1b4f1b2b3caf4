import Foundation
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension Host {
  /// Draws the screen as it is now.
  ///
  /// - Parameter legend: What is written over it; nil for nothing.
  package func picture(_ legend: Picture.Legend? = nil) -> Picture {
    refreshElements()
    let tree = layoutTree
    tree.refresh()
    let screen = tree.screen
    var canvas = PictureCanvas(scale: screen.displayScale)
    let drawing = ScreenDrawing()
    let roots = tree.drawnRoots
    for (index, root) in roots.enumerated() {
      let frame = CGRect(origin: root.layout.placement.origin, size: root.layout.placedSize)
      let colors = SystemColors(isDark: root.values.isDark)
      if index == 0 {
        canvas.fill(.rectangle(frame), colors.background)
      } else {
        drawCard(frame, colors, on: screen, into: &canvas)
      }
      let corners = index == 0 ? nil : Self.card(frame, on: screen)
      canvas.group(PictureGroup(clip: corners)) { canvas in
        drawing.draw(root.layout, at: frame.origin, DrawnLook(root.values), into: &canvas)
      }
      if frame.minY > 0 { root.grip.draw(in: frame, colors, into: &canvas) }
    }
    let overlays = OverlayDrawing(self)
    for presentation in presentations.presented where presentation.kind == .alert {
      if let node = presentation.node as? ElementNode { overlays.draw(node.element, into: &canvas) }
    }
    if let input = (focus.inputWindow as? ElementNode)?.element, input.parent != nil {
      overlays.drawInput(input, into: &canvas)
    }
    let front = roots.last?.layout.placement.origin.y == 0 ? roots.last : roots.first
    StatusBar(screen, isDark: front?.values.isDark ?? false).draw(into: &canvas)
    if let legend { LegendDrawing(self, legend).draw(tree: self.tree.root, into: &canvas) }
    return Picture(size: screen.size, scale: screen.displayScale, items: canvas.items)
  }

  /// Draws what the app's window shows, without a background and what the system adds.
  package func contentPicture() -> Picture {
    let tree = layoutTree
    tree.refresh()
    var canvas = PictureCanvas(scale: tree.screen.displayScale)
    if let root = tree.drawnRoots.first {
      ScreenDrawing().draw(root.layout, at: root.layout.placement.origin, DrawnLook(root.values), into: &canvas)
    }
    return Picture(size: tree.screen.size, scale: tree.screen.displayScale, items: canvas.items)
  }

  /// Draws the part of the screen that an element takes.
  package func picture(of element: Element, _ legend: Picture.Legend? = nil) -> Picture {
    let whole = picture(legend)
    let frame = layout.frame(of: element)
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let group = PictureGroup(map: .translation(-rect.minX, -rect.minY), clip: .rectangle(rect))
    return Picture(size: rect.size, scale: whole.scale, items: [.group(group, whole.items)])
  }

  /// Draws the screen into the file that the environment variable `UNDERSTUDY_PICTURE` names, if there is one.
  func writePictureIfAsked() {
    guard let path = ProcessInfo.processInfo.environment["UNDERSTUDY_PICTURE"], !path.isEmpty else { return }
    do {
      try picture().write(to: path)
    } catch {
      let reason = (error as? PictureFileError)?.message ?? "\(path): \(error.localizedDescription)"
      FileHandle.standardError.write(Data("Could not write the picture: \(reason)\n".utf8))
      exit(1)
    }
  }

  /// The radius of a sheet's upper corners, in points.
  private static let cardRadius: CGFloat = 10

  private static func card(_ frame: CGRect, on screen: ScreenGeometry) -> Outline {
    guard frame.minY > 0 else { return .rectangle(frame) }
    // The lower corners are below the screen.
    let below = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + cardRadius)
    return .rounded(below, radius: cardRadius)
  }

  /// What lies behind a sheet, and the sheet's own background.
  private func drawCard(
    _ frame: CGRect, _ colors: SystemColors, on screen: ScreenGeometry, into canvas: inout PictureCanvas
  ) {
    if frame.minY > 0 { canvas.fill(.rectangle(screen.bounds), PictureColor.black.faded(colors.isDark ? 0.48 : 0.2)) }
    canvas.fill(Self.card(frame, on: screen), frame.minY > 0 ? colors.elevated : colors.background)
  }
}
