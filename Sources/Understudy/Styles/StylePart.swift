@_spi(Runtime) import UnderstudyCore

/// A part of a control, such as its label, on its way to a style: one view, whatever its type.
protocol StylePart: EntryView {
  var content: AnyView { get }
}

extension StylePart {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    ErasedPart._makeView(ErasedPart(view.content), inputs: &inputs)
  }
}

/// The content of a container on its way to a style: as many entries of the list where the style puts it as there were.
protocol StyleListPart: StructuralView {
  var visit: @MainActor (inout _ViewInputs) -> Void { get }
}

extension StyleListPart {
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) { view.visit(&inputs) }
}

/// Visits a view whose type is known only here.
func visitor<V: View>(of view: V) -> @MainActor (inout _ViewInputs) -> Void {
  let view = UnsafeTransfer(view)
  return { V._makeView(view.value, inputs: &$0) }
}
