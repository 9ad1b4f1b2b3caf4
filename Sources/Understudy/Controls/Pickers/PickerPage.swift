@_spi(Runtime) import UnderstudyCore

/// The page that a picker which is a link leads to: its title in the bar, and a row for each option (F-111).
struct PickerPage: View {
  /// What the picker's label says.
  var title = ""
  private let rows: AnyView

  init<Label: View, Selection: Hashable, Content: View>(_ picker: Picker<Label, Selection, Content>) {
    rows = AnyView(PickerRows(sources: picker.sources, content: picker.content))
  }

  var body: some View { List { rows }.navigationTitle(Text(verbatim: title)) }
}

/// The options, in their sections.
private struct PickerRows<Selection: Hashable, Content: View>: View {
  let sources: [Binding<Selection>]
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ForEach(sections: content) { section in
      Section {
        ForEach(section.content) { option in row(option) }
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }

  @ViewBuilder
  private func row(_ option: Subview) -> some View {
    let value = option.containerValues.tag(for: Selection.self) ?? option.rowTag?.selection(as: Selection.self)
    let isChosen = value != nil && value == PickerSelection(sources: sources).value
    Button {
      if let value { PickerSelection(sources: sources).choose(value) }
      dismiss()
    } label: {
      HStack {
        option
        Spacer()
        if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
