// The system's bar is no part of the app's elements, so there is nothing to observe.

extension View {
  nonisolated public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public consuming func statusBar(hidden: Bool) -> some View { self }
}
