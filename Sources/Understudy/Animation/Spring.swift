import Foundation

/// A spring by its physics: how a value moves to its target, for animations and for code that computes positions itself.
///
/// Source: Apple's page "Spring".
public struct Spring: Hashable, Sendable {
  /// How heavy the moved object is.
  public let mass: Double
  /// The force of the spring at a distance of one.
  public let stiffness: Double
  /// How much friction there is.
  public let damping: Double

  /// Makes a spring of physical parameters.
  ///
  /// - Parameters:
  ///   - mass: How heavy the moved object is.
  ///   - stiffness: The force of the spring at a distance of one.
  ///   - damping: How much friction there is.
  ///   - allowOverDamping: Whether more friction than a motion without bounce needs makes the motion slower.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
  }

  /// Makes a spring by its perceived duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - bounce: From -1 for a slow, flat motion, by 0 for none, to 1 for one that never ends.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce)
  }

  /// Makes a spring by its stiffness.
  ///
  /// - Parameters:
  ///   - response: The time of one swing without friction, in seconds.
  ///   - dampingRatio: The friction as a part of what a motion without bounce needs.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency, allowOverDamping: true)
  }

  /// Makes a spring that has settled after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds.
  ///   - dampingRatio: The friction as a part of what a motion without bounce needs.
  ///   - epsilon: The distance that is small enough, as a part of the first one.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time grows with the response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settlingDuration / max(unit, 1e-6), dampingRatio: dampingRatio)
  }

  /// A spring of half a second without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring of half a second with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring of half a second with a clear bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring without bounce, or with the extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce of 0.15 and the extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a clear bounce of 0.3 and the extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The time of one swing without friction, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The friction as a part of what a motion without bounce needs.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// How long the motion seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// From -1 for a slow, flat motion, by 0 for none, to 1 for one that never ends.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// How long it takes until the value is within a thousandth of its target, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  private var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// How much of the first distance, and of the first velocity, is left after a time; and how fast each changes.
  private func rest(after time: Double) -> (distance: Double, velocity: Double, speed: Double, acceleration: Double) {
    let (omega, zeta) = (frequency, dampingRatio)
    if abs(zeta - 1) < 1e-6 {
      let decay = exp(-omega * time)
      return (
        decay * (1 + omega * time), decay * time, -omega * omega * time * decay, decay * (1 - omega * time)
      )
    }
    // Sine and cosine of the swing, or their hyperbolic forms where there is none.
    let swing = omega * abs(1 - zeta * zeta).squareRoot()
    let (sine, cosine) = zeta < 1 ? (sin(swing * time), cos(swing * time)) : (sinh(swing * time), cosh(swing * time))
    let decay = exp(-zeta * omega * time)
    return (
      decay * (cosine + zeta * omega / swing * sine), decay * sine / swing, -decay * omega * omega / swing * sine,
      decay * (cosine - zeta * omega / swing * sine)
    )
  }

  /// The value at a time, of one that begins at zero.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - initialVelocity: Its change a second at the beginning.
  ///   - time: In seconds from the beginning.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let rest = rest(after: time)
    return target.scaled(by: 1 - rest.distance) + initialVelocity.scaled(by: rest.velocity)
  }

  /// The change a second at a time, of a value that begins at zero.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - initialVelocity: Its change a second at the beginning.
  ///   - time: In seconds from the beginning.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let rest = rest(after: time)
    return target.scaled(by: -rest.speed) + initialVelocity.scaled(by: rest.acceleration)
  }

  /// Moves a value and its velocity on by a step.
  ///
  /// - Parameters:
  ///   - value: The value, which is replaced.
  ///   - velocity: Its change a second, which is replaced.
  ///   - target: Where it goes.
  ///   - deltaTime: The length of the step in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let (distance, former) = (target - value, velocity)
    value += self.value(target: distance, initialVelocity: former, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: former, time: deltaTime)
  }

  /// The force on a value that is away from its target or moves.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - position: Where it is.
  ///   - velocity: Its change a second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long a value takes until it stays near its target, in seconds; a minute at most.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - initialVelocity: Its change a second at the beginning.
  ///   - epsilon: The distance that is small enough.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let longest = 60.0
    let step = min(response / 64, longest)
    guard step > 0, step.isFinite else { return 0 }
    var settled = 0.0
    for time in stride(from: 0, through: longest, by: step) {
      let distance = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if distance.magnitudeSquared > epsilon * epsilon { settled = time + step }
    }
    return min(settled, longest)
  }
}

extension Animation {
  /// A motion by a spring's physics; completions run after its perceived duration, and the blend duration has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
  /// A motion by a spring's physics that keeps its velocity; completions run after its perceived duration.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring(duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }
}
