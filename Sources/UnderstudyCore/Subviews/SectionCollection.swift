/// The sections of a container's views. There is one at least.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  /// The number of a section, from 0, in the order in which the container shows them.
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  /// Zero, the position of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a position; a position outside of the collection stops the process.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: Sendable {}

extension SectionCollection {
  init() { self.init(sections: []) }

  /// Views that lie in no section are one together with their neighbours.
  @MainActor
  init(of list: SubviewListNode) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    var looseCount = 0
    func endLoose() {
      guard !loose.isEmpty || list.entries.isEmpty else { return }
      sections.append(
        SectionConfiguration(
          id: .init(path: ["loose", looseCount]), containerValues: ContainerValues(), header: SubviewsCollection([]),
          content: SubviewsCollection(loose), footer: SubviewsCollection([])))
      looseCount += 1
      loose = []
    }
    for entry in list.entries {
      switch entry {
      case .subview(let subview): loose.append(Subview(resolved: subview))
      case .section(let node, let path):
        endLoose()
        sections.append(
          SectionConfiguration(
            id: .init(path: path), containerValues: node.containerValues, header: SubviewsCollection(node.header),
            content: SubviewsCollection(node.content), footer: SubviewsCollection(node.footer)))
      }
    }
    endLoose()
    self.init(sections: sections)
  }
}
