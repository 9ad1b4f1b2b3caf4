import Foundation
import Understudy

extension SKNode: @preconcurrency NSCopying {
  /// A node of the same look with copies of all inside, without parent and actions. The copy of a class of the app has the class of
  /// SpriteKit's that this one inherits.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    (copy.position, copy.zPosition, copy.zRotation) = (position, zPosition, zRotation)
    (copy.xScale, copy.yScale, copy.alpha, copy.isHidden) = (xScale, yScale, alpha, isHidden)
    (copy.speed, copy.isPaused, copy.name, copy.userData) = (speed, isPaused, name, userData)
    (copy.isUserInteractionEnabled, copy.isAccessibilityElement) = (isUserInteractionEnabled, isAccessibilityElement)
    (copy.accessibilityLabel, copy.accessibilityIdentifier) = (accessibilityLabel, accessibilityIdentifier)
    copy.accessibilityValue = accessibilityValue
    copy.physicsBody = physicsBody?.copied()
    for child in children {
      if let child = child.copy(with: zone) as? SKNode { copy.addChild(child) }
    }
    return copy
  }

  /// A node that draws the same, at the origin.
  private func emptyCopy() -> SKNode {
    switch self {
    case let sprite as SKSpriteNode:
      let copy = SKSpriteNode(texture: sprite.texture, color: sprite.color, size: sprite.size)
      (copy.anchorPoint, copy.colorBlendFactor) = (sprite.anchorPoint, sprite.colorBlendFactor)
      return copy
    case let label as SKLabelNode:
      let copy = SKLabelNode(text: label.text)
      (copy.attributedText, copy.fontName, copy.fontSize) = (label.attributedText, label.fontName, label.fontSize)
      (copy.fontColor, copy.numberOfLines) = (label.fontColor, label.numberOfLines)
      (copy.horizontalAlignmentMode, copy.verticalAlignmentMode) =
        (label.horizontalAlignmentMode, label.verticalAlignmentMode)
      copy.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      return copy
    case let shape as SKShapeNode:
      let copy = SKShapeNode()
      (copy.path, copy.fillColor, copy.strokeColor) = (shape.path, shape.fillColor, shape.strokeColor)
      (copy.lineWidth, copy.lineCap, copy.lineJoin) = (shape.lineWidth, shape.lineCap, shape.lineJoin)
      return copy
    case is SKEmitterNode: return SKEmitterNode()
    default: return SKNode()
    }
  }
}

extension SKPhysicsBody {
  /// A body with the same values, of no node.
  fileprivate func copied() -> SKPhysicsBody {
    let copy = SKPhysicsBody(box, isRoom: isRoom)
    (copy.isDynamic, copy.affectedByGravity, copy.pinned) = (isDynamic, affectedByGravity, pinned)
    (copy.mass, copy.restitution, copy.linearDamping) = (mass, restitution, linearDamping)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.velocity) = (contactTestBitMask, velocity)
    return copy
  }
}
