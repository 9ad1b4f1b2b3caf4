import Foundation
import Understudy

extension SKAction {
  // MARK: - Opacity

  /// Makes the node opaque.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    change(sec, of: \.alpha, reverse: { fadeOut(withDuration: sec) }) { $0 + (1 - $0) * $1 }
  }
  /// Makes the node clear.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    change(sec, of: \.alpha, reverse: { fadeIn(withDuration: sec) }) { $0 * (1 - $1) }
  }
  /// Makes the node as opaque as a number says.
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    number(alpha, \.alpha, duration)
  }
  /// Makes the node more opaque by a number.
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, of: \.alpha, reverse: { fadeAlpha(by: -factor, duration: duration) }) { $0 + factor * $1 }
  }
  /// Hides the node.
  public class func hide() -> SKAction { once { $0.isHidden = true } }
  /// Shows the node.
  public class func unhide() -> SKAction { once { $0.isHidden = false } }

  // MARK: - Color and picture

  /// Gives a sprite another color, at the end.
  public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      duration,
      .timed { node in
        { share in
          guard share >= 1, let sprite = node as? SKSpriteNode else { return }
          (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor)
        }
      })
  }
  /// Changes how much of a sprite's color is mixed in.
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(
      sec,
      .timed { node in
        let sprite = node as? SKSpriteNode
        let old = sprite?.colorBlendFactor ?? 0
        return { sprite?.colorBlendFactor = old + (colorBlendFactor - old) * $0 }
      })
  }
  /// Gives a sprite another picture.
  public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
  /// Gives a sprite another picture, and the picture's size if that is wanted.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    once { node in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.texture = texture
      if resize { sprite.size = texture.size() }
    }
  }
  /// Shows pictures one after the other.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: false)
  }
  /// Shows pictures one after the other.
  ///
  /// - Parameters:
  ///   - textures: The pictures.
  ///   - sec: How long each shows.
  ///   - resize: Whether the sprite takes the size of each.
  ///   - restore: Whether the first picture comes back at the end.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      sec * TimeInterval(textures.count),
      .timed { node in
        let sprite = node as? SKSpriteNode
        let first = sprite?.texture
        return { share in
          guard !textures.isEmpty else { return }
          let texture = textures[min(Int(share * CGFloat(textures.count)), textures.count - 1)]
          sprite?.texture = restore && share >= 1 ? first : texture
          if resize { sprite?.size = texture.size() }
        }
      })
  }

  // MARK: - Speed

  /// Changes the factor of the node's time.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { number(speed, \.speed, duration) }
  /// Adds to the factor of the node's time.
  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, of: \.speed) { $0 + speed * $1 }
  }
}
