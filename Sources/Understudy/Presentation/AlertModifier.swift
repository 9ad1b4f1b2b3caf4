import Foundation
import UnderstudyElements

extension View {
  /// Shows an alert while a flag is true; any of its buttons writes false first, then acts (SEM-325, SEM-326).
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, AnyView(actions()), nil)
  }

  /// Shows an alert with a message below the title, whose texts are static texts of the alert.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, AnyView(actions()), AnyView(message()))
  }

  /// Takes the title as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, AnyView(actions()), nil)
  }

  /// Takes the title as a string that is not localized, for an alert with a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, AnyView(actions()), AnyView(message()))
  }

  /// Takes the title as a text, whose string becomes the alert's label.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, AnyView(actions()), nil)
  }

  /// Takes the title as a text, for an alert with a message.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, AnyView(actions()), AnyView(message()))
  }

  /// Shows an alert about data: what there was when it appeared stays (SEM-327).
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data.map { AnyView(actions($0)) }, nil, needsData: true)
  }

  /// Shows an alert about data, whose message is made of the data as well.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) },
      needsData: true)
  }

  /// Takes the title as a string, for an alert about data; without data there is no alert.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data.map { AnyView(actions($0)) }, nil, needsData: true)
  }

  /// Takes the title as a string, for an alert about data with a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) },
      needsData: true)
  }

  /// Takes the title as a text, for an alert about data; without data there is no alert.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, title, isPresented, data.map { AnyView(actions($0)) }, nil, needsData: true)
  }

  /// Takes the title as a text, for an alert about data with a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) },
      needsData: true)
  }

  /// Shows an alert for an error while there is one and the flag is true (SEM-328).
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error.map { _ in AnyView(actions()) }, nil,
      needsData: true)
  }

  /// Shows an alert for an error, with buttons and a message that are made of it; the error's description is the title.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error.map { AnyView(actions($0)) },
      error.map { AnyView(message($0)) }, needsData: true)
  }
}

extension View {
  /// What all alerts and dialogs come down to.
  ///
  /// - Parameters:
  ///   - kind: Alert or dialog.
  ///   - title: The title; the element's label.
  ///   - isPresented: The flag.
  ///   - actions: The buttons and fields, nil where there is no data to make them of.
  ///   - message: The text below the title.
  ///   - needsData: Whether nothing is shown without actions.
  ///   - identity: What it is about: for something else the dialog is replaced.
  nonisolated consuming func dialog(
    _ kind: DialogKind, _ title: Text, _ isPresented: Binding<Bool>, _ actions: AnyView?, _ message: AnyView?,
    needsData: Bool = false, showsTitle: Bool = true, identity: AnyHashable? = nil
  ) -> some View {
    modifier(
      _DialogModifier(
        kind: kind, title: title.elementText, showsTitle: showsTitle, isPresented: isPresented, actions: actions,
        message: message, needsData: needsData, identity: identity))
  }
}

enum DialogKind {
  case alert
  /// A confirmation dialog, which an iPhone shows as an action sheet.
  case confirmation
}
