@_spi(Runtime) import UnderstudyCore

/// Content that depends on the room it gets. No layout runs: the room is the screen of the test's profile (SEM-388).
public struct GeometryReader<Content: View> {
  /// Makes the views for a size, which is always that of the profile's screen.
  public var content: (GeometryProxy) -> Content

  /// - Parameter content: Makes the views; runs after the views around the reader have been made.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.reader { view.content(GeometryProxy(size: $0.host.screenSize)) }
  }
}
