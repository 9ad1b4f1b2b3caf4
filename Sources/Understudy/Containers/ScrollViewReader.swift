@_spi(Runtime) import UnderstudyCore

/// Content that can be scrolled from code, by a proxy.
public struct ScrollViewReader<Content: View> {
  /// Makes the views, with a proxy that scrolls lists and lazy stacks among them.
  public var content: (ScrollViewProxy) -> Content

  /// - Parameter content: Makes the views; reads in it are its own (SEM-063).
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.reader { node in view.content(ScrollViewProxy(node)) }
  }
}

extension LazyWindow {
  /// Moves the window until it holds a row.
  ///
  /// - Returns: Whether there is such a row.
  @MainActor
  func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let row = row(of: id) else { return false }
    let share = anchor.map { Double($0.y) }
    let isInView = (first..<(first + capacity)).contains(row)
    guard share != nil || !isInView else { return true }
    let place = share.map { Int(Double(capacity - 1) * max(0, min(1, $0))) } ?? (row < first ? 0 : capacity - 1)
    _ = scroll(to: row - place)
    return true
  }
}
