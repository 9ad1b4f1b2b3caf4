/// Stands for the data of a `ForEach` over subviews, which are known only in the tree: empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  let content: (Subview) -> Content
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("Subviews are known only in the tree of views.") }
}
