@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A control that chooses one of several values (SEM-351, SEM-352).
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker where Label: View, Content: View {
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options, each with a `tag(_:)`; rows of a `ForEach` have their element's identity as tag.
  ///   - label: What is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == UnderstudyLabel, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: UnderstudyLabel(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: UnderstudyLabel(title, systemImage: systemImage), content: content())
  }
}

extension Picker: View, PrimitiveView where Label: View, Content: View {
  public static func _makeView(_ view: Picker, inputs: inout _ViewInputs) {
    let values = inputs.environment.values
    let kind = values.menuDismissal == nil ? values.pickerKind : .inline
    inputs.element(
      view, make: { PickerNode(view.selection, kind, &$0) }, update: { $0.accept(view.selection) },
      content: { inner in
        inner.lazyWindow = nil
        inner.container { Label._makeView(view.label, inputs: &$0) }
        inner.container { Content._makeView(view.content, inputs: &$0) }
      })
  }
  public static var _takesAttributes: Bool { true }
}
