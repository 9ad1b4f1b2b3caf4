@_spi(Runtime) import UnderstudyCore

/// An entry whose content is made as it comes into view. It states the content.
@MainActor
protocol LazyContainerView: EntryView {
  associatedtype Content: View
  @_borrowed var content: Content { get }

  /// How many views lie side by side in a row.
  var rowsAcross: Int { get }
}

extension LazyContainerView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.lazyStack(rowsAcross: view.rowsAcross) { Content._makeView(view.content, inputs: &$0) }
  }

  var rowsAcross: Int { 1 }
}
