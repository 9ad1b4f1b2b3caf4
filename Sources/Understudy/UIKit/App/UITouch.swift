import Foundation

/// A finger on a view of UIKit's. Source: Apple's page "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// The kind of pointer that touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// How far the touch has come.
  open internal(set) var phase = Phase.began
  /// The number of taps that the touch is the last of.
  open internal(set) var tapCount = 1
  /// The view that was touched.
  open internal(set) weak var view: UIView?
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// The time of the phase, in seconds since the device was started, on the app's clock.
  open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  /// A finger's kind, always.
  open var type: TouchType { .direct }
  /// How hard the finger presses: as a usual touch, always.
  open var force: CGFloat { 1 }
  /// In points from the top left of the screen.
  var place = CGPoint.zero
  var formerPlace = CGPoint.zero

  /// Where the finger is, in points of a view; nil for the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, view) }
  /// Where the finger was in the phase before, in points of a view; nil for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPlace, view) }

  private func convert(_ place: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let root = view.shownRoot, let whole = view.shownBy?.frame(ofRoot: root),
      let frame = root.arrangement(in: whole)[ObjectIdentifier(view)]
    else { return place }
    return CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
  }

  func move(to place: CGPoint, _ phase: Phase) {
    (formerPlace, self.place, self.phase) = (self.place, place, phase)
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}
