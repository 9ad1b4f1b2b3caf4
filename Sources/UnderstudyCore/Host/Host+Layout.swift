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

  /// Does what a finger does where nothing around the element acts on it: a drag is a flick, and one downwards pulls what
  /// is presented off the screen (F-44).
  func performBeyond(_ action: ElementAction, on element: Element, of source: any ElementSource) -> ElementActionOutcome
  {
    var outcome = ElementActionOutcome.unhandled
    let swipe = action.asSwipe
    if let swipe { outcome = source.perform(swipe, on: element) }
    guard outcome == .unhandled, (swipe ?? action).isSwipe(.down), tree.barrier == nil else { return outcome }
    return pullPresentation() ?? .unhandled
  }

  /// Closes the sheet in front, as a finger that pulls it down does.
  ///
  /// - Returns: Nil where there is none, or it may not be closed so.
  package func pullPresentation() -> ElementActionOutcome? {
    guard let front = presentations.presented.last, front.kind == .cover else { return nil }
    return (front.node as? ScopeNode)?.responder?(.swipe(.down))
  }
}
