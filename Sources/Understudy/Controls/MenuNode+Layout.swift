import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension MenuNode: OverlayContainer {
  package var laidOutContent: Node? { popoverContent }

  package func contentFrame(of size: CGSize, on screen: ScreenGeometry) -> CGRect {
    PopoverMetrics.frame(content: size, source: source(on: screen), on: screen)
  }

  package func overlayFrames(on screen: ScreenGeometry) -> OverlayFrames {
    if list.type == .collectionView { return .menu(element, source: source(on: screen), on: screen) }
    // The place of the content is that of the popover, which is made for it.
    let content = popoverContent.flatMap { host.layoutTree.rootFrame(of: $0) }
    let frame = content ?? contentFrame(of: PopoverMetrics.size, on: screen)
    return .popover(element, frame: frame, on: screen)
  }

  /// The frame of what the menu was opened from.
  private func source(on screen: ScreenGeometry) -> CGRect {
    let frame = parent.flatMap { host.layoutTree.shownFrame(of: $0) }
    return frame ?? CGRect(x: screen.size.width / 2, y: screen.size.height / 2, width: 0, height: 0)
  }
}
