@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A control that chooses one of several values (SEM-351, SEM-352).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let sources: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  var currentValueLabel: AnyView?
}

extension Picker {
  /// A picker with a label of any views; the options are the tagged views of the content.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options, each with a `tag(_:)`; rows of a `ForEach` have their element's identity as tag.
  ///   - label: What is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: [selection], label: label(), content: content())
  }

  /// Takes the label as a view, in the spelling of the first releases.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: label, content: content())
  }

  /// A picker that selects for several values at once.
  ///
  /// - Parameters:
  ///   - sources: Values that have a choice each; choosing writes all. Where they differ, the picker is mixed: no option
  ///     is selected. Source: Apple's page of this initializer.
  ///   - selection: The choice's place in such a value.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: What is chosen.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  /// A picker that shows a label of its own for the selected value.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What a menu's button shows in place of the chosen option.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker that selects for several values at once and shows a label of its own for the selected one.
  ///
  /// - Parameters:
  ///   - sources: Values that have a choice each; choosing writes all.
  ///   - selection: The choice's place in such a value.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What a menu's button shows in place of the chosen option.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let kind = inputs.environment.values.pickerKindHere
    let selection = PickerSelection(sources: view.sources)
    let page = kind == .link ? PickerPage(view) : nil
    inputs.element(
      make: { PickerNode(selection, kind, page: page, &$0) }, update: { $0.accept(selection, page: page) },
      content: { inner in
        inner.lazyWindow = nil
        inner.container { Label._makeView(view.label, inputs: &$0) }
        inner.container { Content._makeView(view.content, inputs: &$0) }
        inner.container {
          ErasedPart._makeView(ErasedPart(view.currentValueLabel ?? AnyView(EmptyView())), inputs: &$0)
        }
      })
  }
  public static var _takesAttributes: Bool { true }
}
