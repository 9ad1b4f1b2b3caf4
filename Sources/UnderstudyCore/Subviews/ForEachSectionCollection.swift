/// Stands for the data of a `ForEach` over sections, which are known only in the tree: empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  let content: (SectionConfiguration) -> Content
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Sections are known only in the tree of views.")
  }
}
