import Foundation
import Understudy

/// What a node is for physics. Source: Apple's page "SKPhysicsBody".
///
/// Bodies are upright rectangles, the smallest around their forms; they do not turn.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  /// Whether gravity, forces and other bodies move it.
  open var isDynamic = true
  /// Whether gravity moves it.
  open var affectedByGravity = true
  /// Whether it turns; kept, as no body does.
  open var allowsRotation = true
  /// Whether the place of the node stays.
  open var pinned = false
  /// Whether it rests; set by the app alone.
  open var isResting = false
  /// The mass in kilograms.
  open var mass: CGFloat = 1
  /// The mass for an area of 150 by 150 points.
  open var density: CGFloat = 1
  /// How rough it is; kept, without effect.
  open var friction: CGFloat = 0.2
  /// How much of its speed it keeps when it bounces.
  open var restitution: CGFloat = 0.2
  /// How fast it becomes slower.
  open var linearDamping: CGFloat = 0.1
  /// How fast it turns slower; kept, without effect.
  open var angularDamping: CGFloat = 0.1
  /// How fast it is, in points a second.
  open var velocity = CGVector.zero
  /// How fast it turns; kept, without effect.
  open var angularVelocity: CGFloat = 0
  /// Whether small bodies are looked at exactly; kept, without effect.
  open var usesPreciseCollisionDetection = false
  /// The groups that it belongs to: at first all.
  open var categoryBitMask: UInt32 = .max
  /// The groups that it bounces off: at first all.
  open var collisionBitMask: UInt32 = .max
  /// The groups whose contacts are notified of: at first none.
  open var contactTestBitMask: UInt32 = 0
  /// The fields that move it; kept, without effect.
  open var fieldBitMask: UInt32 = .max
  /// The node whose body it is.
  open internal(set) weak var node: SKNode?
  /// The area in square meters, of 150 by 150 points each.
  open var area: CGFloat { box.width * box.height / 22_500 }
  /// In the coordinates of the node.
  let box: CGRect
  /// Whether other bodies are kept inside, as in a room.
  let isRoom: Bool
  /// What moves it until the next frame, in newtons.
  var force = CGVector.zero

  init(_ box: CGRect, isRoom: Bool = false, isEdge: Bool = false) {
    (self.box, self.isRoom) = (box, isRoom)
    super.init()
    isDynamic = !(isRoom || isEdge)
  }

  /// A circle around the node's place.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// A circle around a point of the node.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(CGRect(around: center, CGSize(width: r * 2, height: r * 2)))
  }
  /// A rectangle around the node's place.
  public convenience init(rectangleOf s: CGSize) { self.init(CGRect(around: .zero, s)) }
  /// A rectangle around a point of the node.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(CGRect(around: center, s)) }
  /// A polygon, as the rectangle around it.
  public convenience init(polygonFrom path: CGPath) { self.init(path.boundingBox) }
  /// The form of a picture, as its rectangle.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  /// The form of a picture, as its rectangle.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
  /// Several bodies as one, as the rectangle around them.
  public convenience init(bodies: [SKPhysicsBody]) {
    self.init(bodies.reduce(CGRect.null) { $0.union($1.box) })
  }
  /// A line that others bounce off.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    let origin = CGPoint(x: min(p1.x, p2.x), y: min(p1.y, p2.y))
    self.init(
      CGRect(origin: origin, size: CGSize(width: abs(p1.x - p2.x), height: abs(p1.y - p2.y))), isEdge: true)
  }
  /// Lines that others bounce off, as the rectangle around them.
  public convenience init(edgeChainFrom path: CGPath) { self.init(path.boundingBox, isEdge: true) }
  /// A room that others stay in.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(rect, isRoom: true) }
  /// A room that others stay in, as the rectangle around it.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(path.boundingBox, isRoom: true) }

  /// Moves the body until the next frame.
  open func applyForce(_ force: CGVector) {
    self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
  }
  /// Moves the body until the next frame, wherever it is pushed.
  open func applyForce(_ force: CGVector, at point: CGPoint) { applyForce(force) }
  /// Changes the speed at once.
  open func applyImpulse(_ impulse: CGVector) {
    guard mass > 0 else { return }
    velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
  }
  /// Changes the speed at once, wherever it is pushed.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { applyImpulse(impulse) }
  /// Does nothing, as no body turns.
  open func applyTorque(_ torque: CGFloat) {}
  /// Does nothing, as no body turns.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// The bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] {
    node?.scene?.physicsWorld.bodies(touching: self) ?? []
  }

  /// Where the body is, in the coordinates of the scene.
  final var place: CGRect? { node.map { box.applying($0.toParent.concatenating($0.parent?.toRoot ?? .identity)) } }
}
