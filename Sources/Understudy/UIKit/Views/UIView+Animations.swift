import Foundation
import UnderstudyTime

extension UIView {
  /// Whether animations of UIKit run; here they never do, so it is only kept, for the launch under way.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animatesViews }
  /// Sets ``areAnimationsEnabled``; changes take place at once and completions are delayed either way.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.animatesViews = enabled }

  /// Makes the changes at once; nothing moves.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Makes the changes at once, and runs the completion when the animation would be over, on the app's clock.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Gets true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let end = UncheckedSendable(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay + duration)) { end.value(true) }
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option, two for the curve.
    public let rawValue: UInt
    /// Makes options of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user can act on views while they move; nothing moves here, so that is always so.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// A movement begins where the one before it is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// A movement continues again and again; the completion still runs after one duration.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// A movement that repeats goes back and forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Slow at both ends: no bit, so it applies where no other curve is given.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Equally fast throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
  }
}
