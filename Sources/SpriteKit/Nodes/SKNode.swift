import Foundation
import Understudy

/// A thing in a scene, with others inside it. Coordinates grow to the right and upwards. Source: Apple's page "SKNode".
@preconcurrency @MainActor open class SKNode: UIResponder {
  // MARK: - Place and look

  /// Where the node is, in the coordinates of its parent.
  open var position = CGPoint.zero { didSet { if position != oldValue { didChange() } } }
  /// How far in front the node is of what has a smaller number, beside that of its parent.
  open var zPosition: CGFloat = 0 { didSet { didChange() } }
  /// How far the node is turned, in radians counterclockwise.
  open var zRotation: CGFloat = 0 { didSet { didChange() } }
  /// The factor of the width.
  open var xScale: CGFloat = 1 { didSet { didChange() } }
  /// The factor of the height.
  open var yScale: CGFloat = 1 { didSet { didChange() } }
  /// How opaque the node is, with all inside, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { didChange() } }
  /// Whether the node is hidden, with all inside.
  open var isHidden = false { didSet { didChange() } }
  /// The factor of the time of actions, of the node and of all inside.
  open var speed: CGFloat = 1
  /// Whether actions wait, of the node and of all inside.
  open var isPaused = false
  /// Whether touches at the node reach it; otherwise they are for the scene.
  open var isUserInteractionEnabled = false
  /// The name by which the node is searched for.
  open var name: String?
  /// Values of the app.
  open var userData: NSMutableDictionary?
  /// Limits of place and rotation; kept, without effect.
  open var constraints: [SKConstraint]?
  /// What the node is for physics; nil for nothing.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }

  // MARK: - Accessibility

  /// Whether the node is an element of the screen.
  open var isAccessibilityElement = false { didSet { didChange() } }
  /// The label of the node's element.
  open var accessibilityLabel: String? { didSet { didChange() } }
  /// The identifier of the node's element; without one it is ``name``.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// The value of the node's element.
  open var accessibilityValue: String? { didSet { didChange() } }

  // MARK: - Hierarchy

  /// The node that this one is in.
  open internal(set) weak var parent: SKNode?
  /// The nodes inside, in the order in which they were added.
  open internal(set) var children: [SKNode] = []
  let actions = NodeActions()

  /// Makes a node that shows nothing of its own.
  public override init() { super.init() }

  /// There are no archives of nodes here: a node that shows nothing.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// Nil, as there are no files of scenes here, which a runtime issue says once.
  public convenience init?(fileNamed filename: String) {
    self.init()
    SpriteKitState.current.sayNoFile(filename)
    return nil
  }

  /// The scene that the node is in.
  open var scene: SKScene? {
    var node: SKNode? = self
    while let current = node {
      if let scene = current as? SKScene { return scene }
      node = current.parent
    }
    return nil
  }

  open override var next: UIResponder? { parent }

  /// The node looks different: the view is drawn again.
  final func didChange() { scene?.view?.contentDidChange() }

  // MARK: - Size

  /// What the node takes without what is inside, in the coordinates of its parent.
  open var frame: CGRect {
    let own = contentBounds
    return own.isNull ? CGRect(origin: position, size: .zero) : own.applying(toParent)
  }

  /// What the node draws, in its own coordinates; null for nothing.
  var contentBounds: CGRect { .null }

  /// From the node's coordinates to those of its parent.
  final var toParent: CGAffineTransform {
    CGAffineTransform(scaleX: xScale, y: yScale)
      .concatenating(CGAffineTransform(rotationAngle: zRotation))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What the node and all inside take, in the coordinates of its parent.
  open func calculateAccumulatedFrame() -> CGRect {
    let inner = children.reduce(contentBounds) { $0.union($1.calculateAccumulatedFrame()) }
    return inner.isNull ? CGRect(origin: position, size: .zero) : inner.applying(toParent)
  }

  /// Sets both factors of the size.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: - Actions

  /// Runs an action from the next frame on.
  open func run(_ action: SKAction) { actions.add(action) }
  /// Runs an action, and calls a closure when it has ended.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { actions.add(action, completion: block) }
  /// Runs an action in place of another one that has the key.
  open func run(_ action: SKAction, withKey key: String) { actions.add(action, key: key) }
  /// Runs an action until it has ended.
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in actions.add(action) { continuation.resume() } }
  }
  /// Whether an action runs.
  open func hasActions() -> Bool { !actions.isEmpty }
  /// The action that runs with a key.
  open func action(forKey key: String) -> SKAction? { actions.action(key) }
  /// Ends the action that runs with a key.
  open func removeAction(forKey key: String) { actions.remove(key) }
  /// Ends all actions of the node.
  open func removeAllActions() { actions.removeAll() }
}

/// A limit of a node's place or rotation, which is kept without effect. Source: Apple's page "SKConstraint".
@preconcurrency @MainActor open class SKConstraint: NSObject {
  /// Whether the limit is in use.
  open var enabled = true

  /// A limit of the distance from a node.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  /// A limit of the distance from a point.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  /// A limit of the place.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  /// A limit of the place along x.
  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  /// A limit of the place along y.
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  /// A limit of the rotation.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
  /// A rotation towards a node.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}

/// Numbers between two limits. Source: Apple's page "SKRange".
open class SKRange: NSObject, @unchecked Sendable {
  /// The least number.
  open var lowerLimit: CGFloat
  /// The greatest number.
  open var upperLimit: CGFloat

  /// Makes a range between two numbers.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }
  /// Makes a range around a number.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  /// Makes a range of one number.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  /// Makes a range without a greatest number.
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  /// Makes a range without a least number.
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
  /// Makes a range of all numbers.
  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}
