extension View {
  /// Runs an action with whether the view can be seen in the view that scrolls around it.
  ///
  /// - Parameters:
  ///   - threshold: How much of the view must be seen; rows are seen whole or not at all here.
  ///   - action: Gets true when the view comes into sight, and false when it leaves.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }
}
