/// A section among a container's views: one that was written as such, or views side by side that lie in none.
public struct SectionConfiguration: Identifiable {
  /// Which section it is.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// What is written on the section; the defaults where it is not written as one.
  public let containerValues: ContainerValues
  /// The views of the section's header; empty where it has none, and for views that lie in no section.
  public let header: SubviewsCollection
  /// The section's rows, or the views side by side that lie in no section.
  public let content: SubviewsCollection
  /// The views of the section's footer; empty where it has none, and for views that lie in no section.
  public let footer: SubviewsCollection
}

extension SectionConfiguration: Sendable {}

extension SubviewsCollection {
  /// All subviews of a list; those of a section are its header, its rows and its footer.
  @MainActor
  init(of list: SubviewListNode) {
    var subviews: [Subview] = []
    for entry in list.entries {
      switch entry {
      case .subview(let subview): subviews.append(Subview(resolved: subview))
      case .section(let node, _): subviews += node.header + node.content + node.footer
      }
    }
    self.init(subviews)
  }
}
