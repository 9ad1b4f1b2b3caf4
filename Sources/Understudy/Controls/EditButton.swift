/// A button that begins and ends the editing of the lists on its page (SEM-261).
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes a button "Edit", which is "Done" while the page is edited.
  nonisolated public init() {}

  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
