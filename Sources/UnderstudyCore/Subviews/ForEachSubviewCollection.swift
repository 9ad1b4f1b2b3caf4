/// Stands for the data of a `ForEach` over subviews, which are known only in the tree: empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  let content: (Subview) -> Content
  /// Positions are numbers; there are none, as the collection is empty.
  public typealias Index = Int

  /// Zero, which is also the end.
  public var startIndex: Int { 0 }
  /// Zero: the subviews exist only in the tree, and the `ForEach` gets them there.
  public var endIndex: Int { 0 }
  /// Stops with a precondition failure, as there is no position to ask for.
  public subscript(index: Int) -> Subview { preconditionFailure("Subviews are known only in the tree of views.") }
}
