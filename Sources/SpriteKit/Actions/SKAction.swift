import Foundation
import Understudy

/// Something that a node does in time, on the app's clock. Source: Apple's page "SKAction".
///
/// An action is a value: many nodes can run it, at many times.
@preconcurrency @MainActor open class SKAction: NSObject {
  /// How long the action takes, in seconds.
  open var duration: TimeInterval
  /// How fast the action is at its begin and its end.
  open var timingMode = SKActionTimingMode.linear
  /// How far the action is at each share of its time; nil for ``timingMode``.
  open var timingFunction: SKActionTimingFunction?
  /// The factor of the time.
  open var speed: CGFloat = 1
  let kind: Kind
  /// What the action does backwards; nil for an action that does nothing then.
  let reverse: (@MainActor () -> SKAction)?

  /// What an action does.
  enum Kind {
    /// Begins, with a function of the share of the time from 0 to 1.
    case timed(@MainActor (SKNode) -> @MainActor (CGFloat) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// A number of times; nil for no end.
    case repeated(SKAction, Int?)
    case child(String, SKAction)
  }

  init(_ duration: TimeInterval, _ kind: Kind, reverse: (@MainActor () -> SKAction)? = nil) {
    (self.duration, self.kind, self.reverse) = (max(duration, 0), kind, reverse)
    super.init()
  }

  /// Makes an action that does nothing and takes no time.
  public convenience override init() { self.init(0, .sequence([])) }

  /// An action that does something once.
  static func once(_ body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
    SKAction(0, .timed { node in { _ in body(node) } })
  }

  /// An action that changes a value from what it is to another one.
  static func change<Value>(
    _ duration: TimeInterval, of path: ReferenceWritableKeyPath<SKNode, Value>,
    reverse: (@MainActor () -> SKAction)? = nil,
    _ mix: @escaping @MainActor (_ old: Value, _ share: CGFloat) -> Value
  ) -> SKAction {
    SKAction(
      duration,
      .timed { node in
        let old = node[keyPath: path]
        return { node[keyPath: path] = mix(old, $0) }
      }, reverse: reverse)
  }

  /// How far the action is at a share of its time.
  final func progress(_ share: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(share))) }
    return switch timingMode {
    case .linear: share
    case .easeIn: share * share
    case .easeOut: 1 - (1 - share) * (1 - share)
    case .easeInEaseOut: share * share * (3 - 2 * share)
    }
  }

  /// The action backwards. One that cannot be reversed, such as a move to a place, does nothing for its time.
  open func reversed() -> SKAction {
    switch kind {
    case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): .group(actions.map { $0.reversed() })
    case .repeated(let action, let count): SKAction(duration, .repeated(action.reversed(), count))
    case .child(let name, let action): .run(action.reversed(), onChildWithName: name)
    case .timed: reverse?() ?? self
    }
  }
}

/// How fast an action is at its begin and its end. Source: Apple's page "SKActionTimingMode".
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// How far an action is at a share of its time.
public typealias SKActionTimingFunction = (Float) -> Float
