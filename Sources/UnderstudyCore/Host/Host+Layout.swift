import Foundation
import UnderstudyElements
import UnderstudyLayout

/// The frames of a version of the element tree and of the layout.
struct KnownLayout {
  let version: Int
  let generation: UInt32
  let frames: ElementFrames
}

extension Host {
  /// Where the elements are on the screen. Everything that depends on places asks here.
  package var layout: ElementFrames {
    tree.admitLate()
    let layout = layoutTree
    layout.refresh()
    let generation = layout.context.generation
    if let known = knownLayout, known.version == tree.version, known.generation == generation { return known.frames }
    let overlays = overlayFrames(on: layout.screen)
    let frames = ElementFrames(root: tree.root, screen: screen) { element in
      for overlay in overlays {
        if let frame = overlay.frame(of: element) { return ElementFrame(frame) }
      }
      return layout.frame(of: element)
    }
    knownLayout = KnownLayout(version: tree.version, generation: generation, frames: frames)
    return frames
  }

  private func overlayFrames(on screen: ScreenGeometry) -> [OverlayFrames] {
    var shown: [AnyObject] = presentations.presented.filter { $0.kind == .alert }.map(\.node)
    if let inputWindow = focus.inputWindow { shown.append(inputWindow) }
    return shown.compactMap { ($0 as? any OverlayElement)?.overlayFrames(on: screen) }
  }

  /// Does what a finger does where nothing around the element acts on it: it moves the sheet in front, and else a drag is a
  /// flick (F-44).
  func performBeyond(_ action: ElementAction, on element: Element, of source: any ElementSource) -> ElementActionOutcome
  {
    if let swipe = action.asSwipe, case let outcome = source.perform(swipe, on: element), outcome != .unhandled {
      return outcome
    }
    guard tree.barrier == nil else { return .unhandled }
    return movePresentation(action) ?? .unhandled
  }

  /// Whether a drag that begins at a place moves the sheet in front: at its upper edge, or where nothing of its content is.
  ///
  /// - Parameters:
  ///   - place: On the screen, in points.
  ///   - isFree: Whether no element is there.
  package func isSheetMoved(by action: ElementAction, from place: CGPoint, isFree: Bool) -> Bool {
    guard case .drag = action, let front = presentations.presented.last, front.kind == .cover, !front.fillsScreen,
      let frame = layoutTree.rootFrame(of: front.node), frame.contains(place)
    else { return false }
    return isFree || place.y < frame.minY + SheetMetrics.grabberHeight
  }

  /// Moves the sheet in front, as a finger does, or closes it.
  ///
  /// - Returns: Nil where there is none, or it may not be moved so.
  package func movePresentation(_ action: ElementAction) -> ElementActionOutcome? {
    guard let front = presentations.presented.last, front.kind == .cover else { return nil }
    return (front.node as? ScopeNode)?.responder?(action)
  }
}
