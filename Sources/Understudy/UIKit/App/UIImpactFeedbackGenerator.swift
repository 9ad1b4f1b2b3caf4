import Foundation

/// What is felt where something meets another.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what meets is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Makes a generator; the style makes no difference here.
  public init(style: FeedbackStyle) { super.init() }
  public convenience override init() { self.init(style: .medium) }
  /// Does nothing that a test can see.
  open func impactOccurred() {}
  /// Does nothing, at any intensity.
  open func impactOccurred(intensity: CGFloat) {}
}
