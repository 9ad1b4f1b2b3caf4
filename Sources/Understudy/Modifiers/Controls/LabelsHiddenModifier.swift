extension View {
  /// Takes the labels of controls off the screen. They stay what assistive technology reads.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
