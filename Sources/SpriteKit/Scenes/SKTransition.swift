import Foundation
import Understudy

/// How a scene follows another one. The second scene shows at once. Source: Apple's page "SKTransition".
@preconcurrency @MainActor open class SKTransition: NSObject {
  /// Whether the first scene waits; kept.
  open var pausesOutgoingScene = true
  /// Whether the second scene waits; kept.
  open var pausesIncomingScene = true

  /// A fade from one to the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A fade over black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A fade over a color.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A turn around the middle line.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A turn around the middle line, upwards.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The first scene is moved away by the second.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// The first scene moves away.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// The second scene moves over the first.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// The first scene opens as two doors.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The first scene opens as two doors, upwards and downwards.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The second scene closes as two doors.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The second scene closes as two doors, from above and below.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The second scene comes through a door.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// Where a scene moves to. Source: Apple's page "SKTransitionDirection".
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
