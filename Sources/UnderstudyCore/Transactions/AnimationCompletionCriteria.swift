/// When an animation is regarded as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int
  /// The animation has reached its end, but for a long fading tail.
  public static let logicallyComplete = Self(rawValue: 0)
  /// The animation is gone altogether.
  public static let removed = Self(rawValue: 1)
}
