/// The views of a builder's block, one after the other.
public struct TupleView<T> {
  public var value: T
  let visitAll: @MainActor (T, inout _ViewInputs) -> Void

  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    visitAll = { content, inputs in
      repeat (each Content)._makeView(each content, inputs: &inputs)
    }
  }
}

extension TupleView: View, PrimitiveView {
  public static func _makeView(_ view: TupleView<T>, inputs: inout _ViewInputs) {
    view.visitAll(view.value, &inputs)
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}
