import Foundation
import Understudy

extension SKAction {
  /// Runs actions one after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration }, .sequence(actions))
  }
  /// Runs actions at the same time.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0, .group(actions))
  }
  /// Runs an action a number of times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * TimeInterval(max(count, 0)), .repeated(action, max(count, 0)))
  }
  /// Runs an action again and again.
  public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(action.duration, .repeated(action, nil)) }

  /// Does nothing for a time.
  public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec, .timed { _ in { _ in } }) }
  /// Does nothing for a time; no chance lengthens it, so that each run of a test is the same.
  public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }

  /// Calls a closure.
  public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction { once { _ in block() } }
  /// Calls a closure, on the main queue whatever the queue is.
  public class func run(_ block: @escaping @MainActor () -> Void, queue: DispatchQueue) -> SKAction { run(block) }
  /// Makes a child run an action; the action itself takes no time.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(0, .child(name, action))
  }
  /// Calls a closure in each frame, with the seconds since the begin.
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(seconds, .timed { node in { block(node, $0 * CGFloat(seconds)) } })
  }
  /// Takes the node out of its parent.
  public class func removeFromParent() -> SKAction { once { $0.removeFromParent() } }

  /// Writes the name of a sound to the event log. Nothing sounds, so waiting for its end takes no time.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    once { _ in SpriteKitState.log("Play \(soundFile)") }
  }

  /// Calls a method of an object.
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    let target = target as AnyObject
    return once { _ in UIApplication.shared.sendAction(selector, to: target, from: nil, for: nil) }
  }
}
