import Foundation
import Understudy

/// A light, which shines on nothing. Source: Apple's page "SKLightNode".
@preconcurrency @MainActor open class SKLightNode: SKNode {
  /// Whether the light is on; kept.
  open var isEnabled = true
  /// The color of the light; kept.
  open var lightColor = UIColor.white
  /// The color everywhere; kept.
  open var ambientColor = UIColor.black
  /// The color of shadows; kept.
  open var shadowColor = UIColor.black
  /// How fast the light becomes weaker; kept.
  open var falloff: CGFloat = 1
  /// Which nodes the light is for; kept.
  open var categoryBitMask: UInt32 = 1

  public override init() { super.init() }

  /// There are no archives of nodes here: a light of the usual values.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
