@_spi(Runtime) import UnderstudyCore

/// Content that can be scrolled from code, by a proxy.
public struct ScrollViewReader<Content: View> {
  /// Makes the views, with a proxy that scrolls lists and lazy stacks among them.
  public var content: (ScrollViewProxy) -> Content

  /// Gives the content a way to scroll to views by their identifiers.
  ///
  /// - Parameter content: Makes the views; reads in it are its own (SEM-063).
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.reader { node in view.content(ScrollViewProxy(node)) }
  }
}
