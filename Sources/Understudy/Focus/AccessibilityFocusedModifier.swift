extension View {
  /// Ties a state to whether assistive technology is at the view, of which there is none here.
  nonisolated public consuming func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Ties a value of a state to the view being where assistive technology is, of which there is none here.
  nonisolated public consuming func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
