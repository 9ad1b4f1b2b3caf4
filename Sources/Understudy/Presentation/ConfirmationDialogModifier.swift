extension View {
  /// Shows a dialog with choices while a flag is true; one without a cancel button gets one (SEM-326).
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, AnyView(actions()), nil, showsTitle: titleVisibility == .visible)
  }

  /// Shows a dialog with a message; its title is a static text unless the visibility is `hidden`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, AnyView(actions()), AnyView(message()),
      showsTitle: titleVisibility != .hidden)
  }

  /// Takes the title as a string; it is a static text in the dialog only where the visibility is `visible`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, Text(title), isPresented, AnyView(actions()), nil, showsTitle: titleVisibility == .visible)
  }

  /// Takes the title as a string, for a dialog with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, AnyView(actions()), AnyView(message()),
      showsTitle: titleVisibility != .hidden)
  }

  /// Takes the title as a text; it is a static text in the dialog only where the visibility is `visible`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, title, isPresented, AnyView(actions()), nil, showsTitle: titleVisibility == .visible)
  }

  /// Shows a dialog about data: what there was when it appeared stays (SEM-327).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, data.map { AnyView(actions($0)) }, nil, needsData: true,
      showsTitle: titleVisibility == .visible)
  }

  /// Shows a dialog about data, whose message is made of the data as well.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) },
      needsData: true, showsTitle: titleVisibility != .hidden)
  }

  /// Takes the title as a string, for a dialog about data; without data there is no dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Takes the title as a string, for a dialog about data with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Takes the title as a text, for a dialog with a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, AnyView(actions()), AnyView(message()),
      showsTitle: titleVisibility != .hidden)
  }

  /// Takes the title as a text, for a dialog about data; without data there is no dialog.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, data.map { AnyView(actions($0)) }, nil, needsData: true,
      showsTitle: titleVisibility == .visible)
  }

  /// Takes the title as a text, for a dialog about data with a message.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) },
      needsData: true, showsTitle: titleVisibility != .hidden)
  }
}
