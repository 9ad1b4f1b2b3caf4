import Foundation
import Understudy

/// Particles, which do not show; a runtime issue says so once. Source: Apple's page "SKEmitterNode".
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  /// The picture of a particle.
  open var particleTexture: SKTexture?
  /// The size of a particle.
  open var particleSize = CGSize.zero
  /// How many particles there are a second.
  open var particleBirthRate: CGFloat = 0
  /// How many particles there are in all; 0 for no end.
  open var numParticlesToEmit = 0
  /// How long a particle lasts, in seconds.
  open var particleLifetime: CGFloat = 0
  /// How far that differs.
  open var particleLifetimeRange: CGFloat = 0
  /// Where particles begin.
  open var particlePosition = CGPoint.zero
  /// How far that differs.
  open var particlePositionRange = CGVector.zero
  /// How fast particles are.
  open var particleSpeed: CGFloat = 0
  /// How far that differs.
  open var particleSpeedRange: CGFloat = 0
  /// The direction of particles, in radians.
  open var emissionAngle: CGFloat = 0
  /// How far that differs.
  open var emissionAngleRange: CGFloat = 0
  /// How much faster particles become to the right.
  open var xAcceleration: CGFloat = 0
  /// How much faster particles become upwards.
  open var yAcceleration: CGFloat = 0
  /// How large particles are.
  open var particleScale: CGFloat = 1
  /// How far that differs.
  open var particleScaleRange: CGFloat = 0
  /// How fast that changes.
  open var particleScaleSpeed: CGFloat = 0
  /// How particles are turned.
  open var particleRotation: CGFloat = 0
  /// How far that differs.
  open var particleRotationRange: CGFloat = 0
  /// How fast particles turn.
  open var particleRotationSpeed: CGFloat = 0
  /// How opaque particles are.
  open var particleAlpha: CGFloat = 1
  /// How far that differs.
  open var particleAlphaRange: CGFloat = 0
  /// How fast that changes.
  open var particleAlphaSpeed: CGFloat = 0
  /// The color of particles.
  open var particleColor = UIColor.white
  /// How much of the color is mixed into the picture.
  open var particleColorBlendFactor: CGFloat = 0
  /// How particles mix with what is behind.
  open var particleBlendMode = SKBlendMode.alpha
  /// How far in front particles are.
  open var particleZPosition: CGFloat = 0
  /// What each particle does.
  open var particleAction: SKAction?
  /// The node that particles belong to.
  open weak var targetNode: SKNode?

  /// Makes an emitter whose particles do not show.
  public override init() {
    super.init()
    SpriteKitState.current.sayOnce("SKEmitterNode: particles do not show.")
  }

  /// There are no archives of nodes here: an emitter without values.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Makes an emitter without the values of the file, which is not read: particles do not show.
  public convenience init?(fileNamed filename: String) { self.init() }

  /// Does nothing, as no particles show.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Does nothing, as no particles show.
  open func resetSimulation() {}
}
