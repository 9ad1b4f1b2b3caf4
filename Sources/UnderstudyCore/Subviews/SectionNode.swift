import UnderstudyElements
import UnderstudyLayout

/// A header, rows and a footer, as a section has them: a container that handles its subviews itself gets them separately.
package struct SectionParts<Header: View, Content: View, Footer: View> {
  private let header: Header
  private let content: Content
  private let footer: Footer

  package init(
    @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension SectionParts: View, StructuralView {
  // No kit: it is a node only where a container handles its subviews itself.
  package static func _makeView(_ view: SectionParts, inputs: inout _ViewInputs) {
    guard inputs.capturesSubviews else {
      if inputs.isInSectionedContainer { return makeListSection(view, &inputs) }
      Header._makeView(view.header, inputs: &inputs)
      Content._makeView(view.content, inputs: &inputs)
      Footer._makeView(view.footer, inputs: &inputs)
      return
    }
    let isMounting = inputs.isMounting
    let traits = inputs.inheritedTraits?.traits ?? _ViewTraits()
    let node = inputs.node(make: { SectionNode(traits, $0) }, update: { $0.accept(traits) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.sectionPart { Header._makeView(view.header, inputs: &$0) }
      inner.sectionPart { Content._makeView(view.content, inputs: &$0) }
      inner.sectionPart { Footer._makeView(view.footer, inputs: &$0) }
    }
  }
}

extension SectionParts {
  /// Keeps the parts apart, for a list that places them by what they are.
  @MainActor
  private static func makeListSection(_ view: SectionParts, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { ListSectionNode($0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.sectionPart { Header._makeView(view.header, inputs: &$0) }
      inner.sectionPart { Content._makeView(view.content, inputs: &$0) }
      inner.sectionPart { Footer._makeView(view.footer, inputs: &$0) }
    }
  }
}

/// A container that lays out sections by their parts: a list, or a lazy stack with parts that stay in view.
@MainActor
package protocol SectionedContainer: Node {
  var placesSections: Bool { get }
}

/// A section of a list: its children are the header, the content and the footer.
final class ListSectionNode: Node {
  override var isTransparent: Bool { true }
}

extension Node {
  /// What the node is in the section of a list around it; nil outside of sections.
  package final var sectionPart: ListCellRule.Kind? {
    var child: Node = self
    while let parent = child.parent, !(parent is ElementNode) {
      if parent is ListSectionNode {
        let position = parent.children.firstIndex { $0 === child }
        return position == 0 ? .header : position == 2 ? .footer : .row
      }
      child = parent
    }
    return nil
  }

  /// Whether the node is inside the header or footer of a list's section.
  package final var isInSectionHeading: Bool {
    let heading = nearest { node in
      node.flags.contains(.isOutOfFlow) || node.sectionPart == .header || node.sectionPart == .footer
    }
    return heading?.flags.contains(.isOutOfFlow) == false
  }
}

extension _ViewInputs {
  /// Whether the views here are the entries of a list. The answer is the same at each visit of a place.
  fileprivate var isInSectionedContainer: Bool {
    guard isMounting else { return cursor < parent.children.count && parent.children[cursor] is ListSectionNode }
    let container = parent.nearest { $0 is ElementNode || $0 is any SectionedContainer } as? any SectionedContainer
    return container?.placesSections ?? false
  }

  fileprivate mutating func sectionPart(_ body: @MainActor (inout _ViewInputs) -> Void) {
    let isMounting = isMounting
    let node = node(make: { SectionPartNode($0) }, update: { _ in })
    visit(below: node, mounting: isMounting, body)
  }
}

/// A section in a container's list of subviews.
final class SectionNode: Node {
  private var traits: _ViewTraits
  /// Made again only when something else is written: it is compared by what it holds.
  private(set) var containerValues: ContainerValues
  private(set) var header: [Subview] = []
  private(set) var content: [Subview] = []
  private(set) var footer: [Subview] = []

  init(_ traits: _ViewTraits, _ inputs: _ViewInputs) {
    self.traits = traits
    containerValues = ContainerValues(traits)
    super.init(inputs)
  }

  override var isTransparent: Bool { true }

  func accept(_ new: _ViewTraits) {
    guard !new.hasSameContainerValues(as: traits) else { return }
    traits = new
    containerValues = ContainerValues(new)
    (nearest { $0 is SubviewListNode } as? SubviewListNode)?.noteListChange()
  }

  /// Looks for the subviews of the section's parts; sections inside a section are part of it.
  func findSubviews(at path: [AnyHashable], _ note: (SubviewNode) -> Void) {
    let parts = children.enumerated().map { position, part in
      var found: [Subview] = []
      Self.add(part, at: path + [AnyHashable(position)], to: &found, note)
      return found
    }
    (header, content, footer) = (parts[0], parts[1], parts[2])
  }

  private static func add(
    _ node: Node, at path: [AnyHashable], to found: inout [Subview], _ note: (SubviewNode) -> Void
  ) {
    SubviewListNode.walk(node, at: path) { node, path in
      if let node = node as? SubviewNode {
        note(node)
        found.append(Subview(resolved: node.resolve(at: path)))
      } else if let node = node as? SectionNode {
        node.findSubviews(at: path, note)
        found += node.header + node.content + node.footer
      }
    }
  }
}

private final class SectionPartNode: Node {
  override var isTransparent: Bool { true }
}
