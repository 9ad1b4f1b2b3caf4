/// What is felt as a choice changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing that a test can see; the choice itself is the app's own.
  open func selectionChanged() {}
}
