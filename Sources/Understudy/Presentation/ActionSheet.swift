/// A dialog with choices as a value, in the spelling of the first releases.
public struct ActionSheet {
  /// The buttons are those of alerts.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A sheet with a button for each choice.
  ///
  /// - Parameters:
  ///   - title: The sheet's label, which it also shows.
  ///   - message: The text below the title.
  ///   - buttons: The choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows a dialog with choices while a flag is true; one without a cancel button gets one (SEM-326).
  ///
  /// - Parameter content: Makes the dialog; called only while the flag is true, which the body that writes this reads.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    legacySheet(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Shows a dialog with choices for an item while there is one; a button writes nil, and another item replaces the dialog.
  ///
  /// - Parameter content: Makes the dialog of the item.
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let shown = item.wrappedValue
    return legacySheet(item.isSome, shown.map(content), identity: shown.map { AnyHashable($0.id) })
  }

  nonisolated private func legacySheet(
    _ isPresented: Binding<Bool>, _ sheet: ActionSheet?, identity: AnyHashable? = nil
  ) -> some View {
    dialog(
      .confirmation, sheet?.title ?? Text(""), isPresented, sheet.map { AnyView(DialogButtons(buttons: $0.buttons)) },
      sheet?.message.map { AnyView($0) }, needsData: true, identity: identity)
  }
}
