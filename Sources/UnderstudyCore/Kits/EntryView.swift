/// A view that is one entry of whatever list it stands in. It states what it makes there; what is written on the list is then
/// around it already (SEM-228).
@MainActor
package protocol EntryView: PrimitiveView {
  /// Brings the entry's nodes up to date, or makes them. Must not read state.
  static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs)
}

extension EntryView {
  @inline(__always)
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    makeEntry(view, &inputs)
  }
}
