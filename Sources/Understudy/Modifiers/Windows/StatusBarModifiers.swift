// The system's bar is no part of the app's elements, so there is nothing to observe.

extension View {
  /// The status bar belongs to the system, so an app's tree does not contain it even where it is visible.
  nonisolated public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// An older spelling of `statusBarHidden(_:)`, also without an effect on the tree.
  nonisolated public consuming func statusBar(hidden: Bool) -> some View { self }
}
