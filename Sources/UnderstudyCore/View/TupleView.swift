/// The views of a builder's block, one after the other.
public struct TupleView<T> {
  public var value: T
  /// Visits the views of a tuple that begins at an address.
  @usableFromInline let visitAll: @MainActor (UnsafeRawPointer, inout _ViewInputs) -> Void

  @inlinable
  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    visitAll = { address, inputs in
      var offset = 0
      repeat ViewInPlace<each Content>.visit(in: address, after: &offset, inputs: &inputs)
    }
  }
}

extension TupleView: View, PrimitiveView {
  @inline(__always)
  public static func _makeView(_ view: TupleView<T>, inputs: inout _ViewInputs) {
    visitAll(view, &inputs)
  }

  /// Not isolated, as the closure would otherwise ask on which actor it runs.
  @inline(__always)
  nonisolated private static func visitAll(_ view: TupleView<T>, _ inputs: inout _ViewInputs) {
    let visitAll = unsafeBitCast(view.visitAll, to: ((UnsafeRawPointer, inout _ViewInputs) -> Void).self)
    withUnsafePointer(to: view.value) { visitAll(UnsafeRawPointer($0), &inputs) }
  }

  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
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
