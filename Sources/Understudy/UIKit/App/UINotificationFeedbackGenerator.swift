/// What is felt as a task ends.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing that a test can see, however the task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
