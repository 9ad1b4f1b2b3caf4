import UnderstudyTime

/// The way from one state to the next: headless, a duration after which completions run.
public struct Animation: Hashable, Sendable {
  private var kind: String
  private var seconds: Double
  private var delaySeconds = 0.0
  private var repeats = 1
  private var rate = 1.0
  /// After how many seconds it is over for completions that wait for no more than that.
  private var logicalSeconds: Double?

  private init(_ kind: String, seconds: Double) {
    self.kind = kind
    self.seconds = seconds
  }

  /// The animation of `withAnimation` where none is given: its completions run after 0.35 seconds.
  public static let `default` = Animation("default", seconds: 0.35)
  /// An even pace for 0.35 seconds; the curve itself shows nowhere in the element tree.
  public static let linear = Animation("linear", seconds: 0.35)
  /// A slow start, for 0.35 seconds.
  public static let easeIn = Animation("easeIn", seconds: 0.35)
  /// A slow end, for 0.35 seconds.
  public static let easeOut = Animation("easeOut", seconds: 0.35)
  /// A slow start and a slow end, for 0.35 seconds.
  public static let easeInOut = Animation("easeInOut", seconds: 0.35)
  /// A spring of 0.5 seconds, after which its completions run.
  public static let spring = Animation("spring", seconds: 0.5)
  /// A spring for changes that follow a finger, of 0.15 seconds.
  public static let interactiveSpring = Animation("interactiveSpring", seconds: 0.15)
  /// A spring that keeps the velocity of the change before, of 0.5 seconds.
  public static let interpolatingSpring = Animation("interpolatingSpring", seconds: 0.5)
  /// A spring without bounce, of 0.5 seconds.
  public static let smooth = Animation("smooth", seconds: 0.5)
  /// A spring with a small bounce, of 0.5 seconds.
  public static let snappy = Animation("snappy", seconds: 0.5)
  /// A spring with a clear bounce, of 0.5 seconds.
  public static let bouncy = Animation("bouncy", seconds: 0.5)

  /// An even pace; completions run after the duration, in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", seconds: duration) }
  /// A slow start; completions run after the duration, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", seconds: duration) }
  /// A slow end; completions run after the duration, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", seconds: duration) }
  /// A slow start and a slow end; completions run after the duration, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", seconds: duration) }
  /// A curve by two control points, which only distinguish it from other animations: the duration alone has an effect.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y))", seconds: duration) }
  /// A spring by its stiffness; `spring()` means the one by duration and bounce.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring(\(dampingFraction))", seconds: response) }
  /// A spring by its duration in seconds; the bounce does not lengthen it, and the blend duration has no effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring(bounce: \(bounce))", seconds: duration)
  }
  /// A spring whose completions run after `response`, in seconds; its other parameters do not change the time.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring(\(dampingFraction))", seconds: response) }
  /// An interactive spring by its duration in seconds; neither the bounce nor the blend duration changes the time.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring(extraBounce: \(extraBounce))", seconds: duration) }
  /// A spring by its duration in seconds; neither the bounce nor the velocity changes the time.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring(bounce: \(bounce))", seconds: duration) }
  /// A spring by its physics, which here lasts 0.5 seconds whatever the mass, stiffness and damping are.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring(\(mass), \(stiffness), \(damping))", seconds: 0.5) }
  /// A spring without bounce; the extra bounce does not change its duration, which is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(\(extraBounce))", seconds: duration)
  }
  /// A spring with a small bounce; the extra bounce does not change its duration, which is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(\(extraBounce))", seconds: duration)
  }
  /// A spring with a clear bounce; the extra bounce does not change its duration, which is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(\(extraBounce))", seconds: duration)
  }

  /// This animation, begun later by a number of seconds.
  public func delay(_ delay: Double) -> Animation { with { $0.delaySeconds += delay } }
  /// This animation at a multiple of its speed, which shortens or lengthens it; a delay stays as long as it is.
  public func speed(_ speed: Double) -> Animation { with { $0.rate *= speed } }
  /// This animation a number of times in a row; `autoreverses` does not change the time.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { with { $0.repeats = count } }
  /// This animation without an end: completions run only if `logicallyComplete(after:)` gives them a time.
  public func repeatForever(autoreverses: Bool = true) -> Animation { with { $0.repeats = 0 } }

  /// This animation, which for completions with the criteria `logicallyComplete` ends after some seconds.
  public func logicallyComplete(after duration: Double) -> Animation { with { $0.logicalSeconds = duration } }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }

  /// How long it takes in all, nil for one that never ends; what is no number of seconds takes no time (F-47).
  package var totalDuration: Duration? {
    guard repeats != 0 else { return nil }
    return Self.duration(delaySeconds + seconds * Double(repeats) / max(rate, 0.001))
  }

  /// How long it takes for completions with the given criteria.
  fileprivate func duration(for criteria: AnimationCompletionCriteria) -> Duration? {
    guard criteria == .logicallyComplete, let logicalSeconds else { return totalDuration }
    return Self.duration(logicalSeconds)
  }

  private static func duration(_ seconds: Double) -> Duration? {
    seconds < 1e9 || seconds.isNaN ? max(Duration(seconds: seconds), .zero) : nil
  }
}

/// Runs the completions of animations on the virtual clock (SEM-136).
enum AnimationClock {
  static func schedule(_ transaction: UpdateTransaction) {
    let animation = transaction.completions.contains { $0.hasChanges } ? transaction.animation : nil
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let bodies = transaction.completions.filter { $0.criteria == criteria }.map(\.body)
      guard !bodies.isEmpty, let duration = animation.map({ $0.duration(for: criteria) }) ?? .zero else { continue }
      run(bodies, after: duration)
    }
  }

  private static func run(_ bodies: [() -> Void], after duration: Duration) {
    let bodies = UncheckedSendable(bodies)
    let run: @MainActor () -> Void = { for body in bodies.value { body() } }
    if let session = Caller.app {
      session.schedule(after: duration, for: WorkOrigin("Completion of an animation"), run)
    } else {
      MainThread.enqueue(run)
    }
  }
}
