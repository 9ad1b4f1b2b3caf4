import Foundation
import Understudy

/// A rectangle with a picture or a color. Source: Apple's page "SKSpriteNode".
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  /// The picture; nil for the color alone.
  open var texture: SKTexture? { didSet { didChange() } }
  /// The color, which shows where there is no picture.
  open var color: UIColor { didSet { didChange() } }
  /// How much of the color is mixed into the picture; kept, as pictures show without it.
  open var colorBlendFactor: CGFloat = 0
  /// Width and height, before the factors.
  open var size: CGSize { didSet { didChange() } }
  /// The point of the rectangle that is at ``SKNode/position``, in shares of the size: at first the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { didChange() } }
  /// The part of the picture that grows, in shares; kept, as pictures are stretched.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the node mixes with what is behind; kept, without effect.
  open var blendMode = SKBlendMode.alpha
  /// A picture for light; kept, without effect.
  open var normalTexture: SKTexture?
  /// Which lights shine on the node; kept, without effect.
  open var lightingBitMask: UInt32 = 0
  /// Which lights make shadows behind it; kept, without effect.
  open var shadowCastBitMask: UInt32 = 0
  /// Which lights make shadows on it; kept, without effect.
  open var shadowedBitMask: UInt32 = 0

  /// Makes a sprite.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - color: The color.
  ///   - size: Width and height.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Makes a sprite without picture and size.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Makes a sprite of a color.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// Makes a sprite of a picture, in the picture's size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Makes a sprite of a picture in another size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Makes a sprite of a picture of the app's assets, in the picture's size.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Makes a sprite of a picture of the app's assets.
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
    self.init(imageNamed: name)
  }

  /// There are no archives of nodes here: a sprite without picture and size.
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }

  /// Makes the sprite as large as it is to be, by its factors.
  open func scale(to size: CGSize) {
    if self.size.width > 0 { xScale = size.width / self.size.width }
    if self.size.height > 0 { yScale = size.height / self.size.height }
  }

  override var contentBounds: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }
}

/// How a node mixes with what is behind. Source: Apple's page "SKBlendMode".
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
