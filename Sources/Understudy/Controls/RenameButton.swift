@_spi(Runtime) import UnderstudyCore

/// A button "Rename" that runs the action of `renameAction(_:)` around it; disabled without one.
///
/// Source: Apple's page "RenameButton".
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
  private let label: Label
}

extension RenameButton where Label == UnderstudyLabel {
  /// Makes the button with the system's title and symbol.
  nonisolated public init() {
    label = UnderstudyLabel(title: { Text("Rename") }, icon: { Image(systemName: "pencil") })
  }
}

extension RenameButton: View {
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// What a `RenameButton` does.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Begins to rename.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// What rename buttons here do; nil disables them.
  @Entry public internal(set) var rename: RenameAction? = nil
}

extension View {
  /// Lets rename buttons inside run an action.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets rename buttons inside move the focus to a field, in which the user then types the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
