/// Stands for the data of a `ForEach` over sections, which are known only in the tree: empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  let content: (SectionConfiguration) -> Content
  /// Positions are numbers; there are none, as the collection is empty.
  public typealias Index = Int

  /// Zero, which is also the end.
  public var startIndex: Int { 0 }
  /// Zero: the sections exist only in the tree, and the `ForEach` gets them there.
  public var endIndex: Int { 0 }
  /// Stops with a precondition failure, as there is no position to ask for.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Sections are known only in the tree of views.")
  }
}
