import Foundation
import Understudy

/// A node that effects are for; none is drawn. Source: Apple's page "SKEffectNode".
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  /// Whether effects are in use; kept.
  open var shouldEnableEffects = false
  /// Whether the drawing is kept; without effect.
  open var shouldRasterize = false
  /// How the node mixes with what is behind; kept, without effect.
  open var blendMode = SKBlendMode.alpha

  public override init() { super.init() }

  /// There are no archives of nodes here: a node without effects.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
