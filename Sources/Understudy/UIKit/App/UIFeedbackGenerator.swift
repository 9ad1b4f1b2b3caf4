import Foundation

/// What is felt in the hand. Here nothing is.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Does nothing: no motor has to start.
  open func prepare() {}
}
