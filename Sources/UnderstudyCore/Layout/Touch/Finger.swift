import Foundation
import UnderstudyElements
import UnderstudyLayout

/// Where a finger touches the screen, if that is not the middle of what is visible of an element.
package struct FingerStart {
  /// In points from the top left of the screen.
  package let point: CGPoint
  /// The size of what a swipe moves over a share of, such as the screen; nil where the test names the place itself.
  package let size: CGSize?

  package init(point: CGPoint, size: CGSize? = nil) { (self.point, self.size) = (point, size) }
}

/// The finger of the action that runs. Its place is looked up when a gesture reads it, so that other actions need no layout.
@MainActor
package final class Finger: HostService {
  /// A touch on a view that is laid out.
  package struct Touch {
    /// In points from the top left of the screen.
    package let point: CGPoint
    /// The size of what is touched, as far as it is visible.
    package let size: CGSize
    /// Whether the test names the place itself, and not an element.
    package let isExact: Bool
  }

  /// Whether a control is used without a finger, as by a key or an inspection: then it acts by itself, wherever it is.
  package private(set) var isAbsent = false
  /// The number of the touch: an action that is tried in several forms is one.
  package private(set) var number = 0
  private unowned(unsafe) let host: Host
  private var touched: (element: Element, start: FingerStart?)?
  // The outer optional: whether it was looked up.
  private var knownTouch: Touch??

  package init(host: Host) { self.host = host }

  /// Runs an action on an element.
  func touch<Result>(
    _ element: Element, at start: FingerStart?, isAbsent: Bool = false, _ action: () -> Result
  ) -> Result {
    number += 1
    let outer = (touched, knownTouch, self.isAbsent)
    (touched, knownTouch, self.isAbsent) = ((element, start), nil, isAbsent)
    defer { (touched, knownTouch, self.isAbsent) = outer }
    return action()
  }

  /// The touch as it began, also after the app has moved what was touched; nil where no layout places it. The layout runs.
  package var touch: Touch? {
    if let knownTouch { return knownTouch }
    let found = findTouch()
    knownTouch = .some(found)
    return found
  }

  private func findTouch() -> Touch? {
    guard let touched else { return nil }
    guard let start = touched.start else {
      return host.touchPlace(of: touched.element).map { Touch(point: $0.point, size: $0.size, isExact: false) }
    }
    return Touch(point: start.point, size: start.size ?? .zero, isExact: start.size == nil)
  }
}

extension Node {
  /// The layout nodes of what the node shows on the screen, with all modifiers inside the node and none that are written around
  /// it. The layout runs, unless views are updated now.
  package final var shownPlaces: [LayoutNode] {
    let tree = host.layoutTree
    if !Host.isUpdatingViews { tree.refresh() }
    return childrenLayout(tree).filter(\.isOnScreen)
  }
}
