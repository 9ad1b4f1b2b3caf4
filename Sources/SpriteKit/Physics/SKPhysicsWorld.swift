import Foundation
import Understudy

/// Gravity and contacts of a scene. Source: Apple's page "SKPhysicsWorld".
///
/// Physics are simple: bodies are upright rectangles that do not turn. A body that moves bounces off others, and does not move them.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// Points a meter.
  private static let scale: CGFloat = 150

  /// What all bodies fall by, in meters a second, each second.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The factor of the time.
  open var speed: CGFloat = 1
  /// Is notified of contacts; not retained.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?
  private var contacts: [SKPhysicsContact] = []

  private var bodies: [SKPhysicsBody] {
    guard let scene else { return [] }
    return ([scene] + scene.descendants).compactMap(\.physicsBody)
  }

  /// A body at a point of the scene.
  open func body(at point: CGPoint) -> SKPhysicsBody? { bodies.first { $0.place?.contains(point) == true } }

  /// Calls a closure for each body in a rectangle of the scene, until the closure sets its pointer to true.
  open func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for body in bodies where !stops.boolValue && body.place?.intersects(rect) == true { block(body, &stops) }
  }

  final func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
    contacts.compactMap { $0.bodyA === body ? $0.bodyB : $0.bodyB === body ? $0.bodyA : nil }
  }

  // MARK: - Frames

  final func advance(by time: TimeInterval) {
    let bodies = bodies
    guard !bodies.isEmpty, speed > 0 else { return }
    let time = CGFloat(time) * speed
    SpriteKitState.current.sayOnce(
      "SKPhysicsWorld: physics are simple. Bodies are upright rectangles that do not turn or push each other.")
    for body in bodies where body.isDynamic && !body.pinned { move(body, by: time) }
    for body in bodies where body.isDynamic && !body.pinned {
      for other in bodies where other !== body && body.collisionBitMask & other.categoryBitMask != 0 {
        collide(body, with: other)
      }
    }
    findContacts(bodies)
  }

  private func move(_ body: SKPhysicsBody, by time: CGFloat) {
    guard let node = body.node else { return }
    let slower = max(1 - body.linearDamping * time, 0)
    let fall = body.affectedByGravity ? gravity : .zero
    let mass = max(body.mass, 0.000_1)
    body.velocity = CGVector(
      dx: (body.velocity.dx + (fall.dx + body.force.dx / mass) * Self.scale * time) * slower,
      dy: (body.velocity.dy + (fall.dy + body.force.dy / mass) * Self.scale * time) * slower)
    body.force = .zero
    guard body.velocity != .zero else { return }
    node.position = CGPoint(
      x: node.position.x + body.velocity.dx * time, y: node.position.y + body.velocity.dy * time)
  }

  private func collide(_ body: SKPhysicsBody, with other: SKPhysicsBody) {
    guard let own = body.place, let room = other.place, let node = body.node else { return }
    var push = CGVector.zero
    if other.isRoom {
      push.dx = max(room.minX - own.minX, 0) + min(room.maxX - own.maxX, 0)
      push.dy = max(room.minY - own.minY, 0) + min(room.maxY - own.maxY, 0)
    } else if own.minX < room.maxX, room.minX < own.maxX, own.minY < room.maxY, room.minY < own.maxY {
      let x = own.midX < room.midX ? room.minX - own.maxX : room.maxX - own.minX
      let y = own.midY < room.midY ? room.minY - own.maxY : room.maxY - own.minY
      if abs(x) < abs(y) { push.dx = x } else { push.dy = y }
    }
    guard push != .zero else { return }
    node.position = CGPoint(x: node.position.x + push.dx, y: node.position.y + push.dy)
    let bounce = max(body.restitution, other.restitution)
    if push.dx * body.velocity.dx < 0 { body.velocity.dx *= -bounce }
    if push.dy * body.velocity.dy < 0 { body.velocity.dy *= -bounce }
  }

  private func findContacts(_ bodies: [SKPhysicsBody]) {
    var now: [SKPhysicsContact] = []
    for (index, first) in bodies.enumerated() {
      for second in bodies[(index + 1)...] {
        let isWanted =
          first.contactTestBitMask & second.categoryBitMask != 0
          || second.contactTestBitMask & first.categoryBitMask != 0
        guard isWanted, first.isDynamic || second.isDynamic, let contact = contact(first, second) else { continue }
        now.append(contact)
      }
    }
    let former = contacts
    contacts = now
    for contact in now where !former.contains(where: contact.isSame) { contactDelegate?.didBegin(contact) }
    for contact in former where !now.contains(where: contact.isSame) { contactDelegate?.didEnd(contact) }
  }

  /// Bodies that touch: a body that was pushed out of another one still touches it.
  private func contact(_ first: SKPhysicsBody, _ second: SKPhysicsBody) -> SKPhysicsContact? {
    guard let a = first.place, let b = second.place else { return nil }
    let nearness: CGFloat = 0.01
    if first.isRoom || second.isRoom {
      let (room, inner) = first.isRoom ? (a, b) : (b, a)
      guard !room.insetBy(dx: nearness, dy: nearness).contains(inner) else { return nil }
      return SKPhysicsContact(first, second, CGPoint(x: inner.midX, y: inner.midY))
    }
    let shared = a.insetBy(dx: -nearness, dy: -nearness).intersection(b)
    return shared.isNull ? nil : SKPhysicsContact(first, second, CGPoint(x: shared.midX, y: shared.midY))
  }
}

/// Two bodies that touch. Source: Apple's page "SKPhysicsContact".
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  /// The first body.
  public let bodyA: SKPhysicsBody
  /// The second body.
  public let bodyB: SKPhysicsBody
  /// Where they touch, in the coordinates of the scene.
  public let contactPoint: CGPoint
  /// The direction between them: not known.
  open var contactNormal: CGVector { .zero }
  /// How hard they touch: not known.
  open var collisionImpulse: CGFloat { 0 }

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ contactPoint: CGPoint) {
    (self.bodyA, self.bodyB, self.contactPoint) = (bodyA, bodyB, contactPoint)
    super.init()
  }

  final func isSame(_ other: SKPhysicsContact) -> Bool { bodyA === other.bodyA && bodyB === other.bodyB }
}

/// Is notified of bodies that touch. All methods are optional. Source: Apple's page "SKPhysicsContactDelegate".
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
  /// Runs when two bodies begin to touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Runs when two bodies have ended to touch.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
