/// The views of a builder's block, one after the other.
public struct TupleView<T> {
  /// The views as a tuple, in the order in which they are written.
  public var value: T
  /// Visits the views of such a tuple.
  @usableFromInline let visitor: any TupleVisitor.Type

  @inlinable
  init<each Content: View>(_ value: consuming T, of types: repeat (each Content).Type)
  where T == (repeat each Content) {
    self.value = value
    visitor = PackVisitor<repeat each Content>.self
  }
}

extension TupleView: View, PrimitiveView {
  @inline(__always)
  public static func _makeView(_ view: TupleView<T>, inputs: inout _ViewInputs) {
    let visitor = view.visitor
    withAddress(of: view.value) { visitor.visit($0, &inputs) }
  }

  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// Not isolated, as the closure would otherwise ask on which actor it runs.
@inline(__always)
nonisolated private func withAddress<Value>(of value: Value, _ body: (UnsafeRawPointer) -> Void) {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Visits the views of a tuple of one type.
@usableFromInline
protocol TupleVisitor {
  /// Visits the views of a tuple in their order.
  ///
  /// - Parameter tuple: Where the tuple begins.
  @MainActor static func visit(_ tuple: UnsafeRawPointer, _ inputs: inout _ViewInputs)
}

@usableFromInline
struct PackVisitor<each Content: View>: TupleVisitor {
  @inlinable @MainActor
  static func visit(_ tuple: UnsafeRawPointer, _ inputs: inout _ViewInputs) {
    var offset = 0
    repeat ViewInPlace<each Content>.visit(in: tuple, after: &offset, inputs: &inputs)
  }
}

/// A view where it lies in a tuple. It cannot be copied, so that visiting it copies nothing of what is in it.
@usableFromInline
struct ViewInPlace<Content: View>: ~Copyable {
  private let view: Content

  /// Visits the next view of a tuple.
  ///
  /// - Parameters:
  ///   - tuple: Where the tuple begins.
  ///   - offset: Where the views before it end; where it ends itself afterwards.
  @usableFromInline @MainActor
  static func visit(in tuple: UnsafeRawPointer, after offset: inout Int, inputs: inout _ViewInputs) {
    let alignment = MemoryLayout<Content>.alignment
    let start = (offset + alignment - 1) & ~(alignment - 1)
    offset = start + MemoryLayout<Content>.size
    visit((tuple + start).assumingMemoryBound(to: ViewInPlace.self).pointee, &inputs)
  }

  @inline(__always) @MainActor
  private static func visit(_ place: borrowing ViewInPlace, _ inputs: inout _ViewInputs) {
    Content._makeView(place.view, inputs: &inputs)
  }
}
