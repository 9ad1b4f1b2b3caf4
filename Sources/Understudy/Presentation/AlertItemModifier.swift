extension View {
  /// Shows an alert for a value while there is one; any of its buttons writes nil first, then acts (SEM-325, SEM-330).
  ///
  /// - Parameters:
  ///   - title: The alert's label.
  ///   - data: The value; what there was when the alert appeared stays in it (SEM-327).
  ///   - actions: Makes the buttons and fields of the value.
  ///   - message: Makes the text below the title.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let value = data.wrappedValue
    return dialog(
      .alert, title, data.isSome, value.map { AnyView(actions($0)) }, value.map { AnyView(message($0)) },
      needsData: true)
  }

  /// Shows an alert without a message for a value while there is one.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, title, data.isSome, data.wrappedValue.map { AnyView(actions($0)) }, nil, needsData: true)
  }
}

// MARK: - Convenience

extension View {
  /// Takes the title as a localized key; the alert has no message.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), item: data, actions: actions) }

  /// Takes the title as a localized key, for an alert with a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), item: data, actions: actions, message: message) }

  /// Takes the title as a string that is not localized; the alert has no message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), item: data, actions: actions) }

  /// Takes the title as a string that is not localized, for an alert with a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), item: data, actions: actions, message: message) }
}
