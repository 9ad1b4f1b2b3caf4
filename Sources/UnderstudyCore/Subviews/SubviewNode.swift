import UnderstudyElements

/// A view that a container resolved, in the list of such views: it shows nothing there, but wherever it is placed.
class SubviewNode: Node {
  private(set) var traits: _ViewTraits
  private var attributes: ElementAttributes
  private var template: _ViewInputs
  /// What the template refers to, for content that leaves the tree after this node.
  private let inherited: [AnyObject]
  private var shown: [SubviewContentNode] = []
  private var resolved: ResolvedSubview?

  init(_ traits: _ViewTraits, _ attributes: ElementAttributes, _ inputs: _ViewInputs) {
    self.traits = traits
    self.attributes = attributes
    template = inputs
    inherited = [inputs.environment as AnyObject?, inputs.overrides].compactMap { $0 }
    super.init(inputs)
  }

  /// Visits the view.
  func visit(_ inputs: inout _ViewInputs) {}

  /// Takes what is written on the view now; the container hears of what concerns it.
  final func accept(_ new: _ViewTraits, _ newAttributes: ElementAttributes) {
    attributes = newAttributes
    let concernsContainer = new.id != traits.id || !new.hasSameContainerValues(as: traits)
    traits = new
    if concernsContainer {
      resolved = nil
      list?.noteListChange()
    }
    for content in shown { content.visit() }
  }

  final func resolve(at path: [AnyHashable]) -> ResolvedSubview {
    let id = Subview.ID(path: traits.id.map { path + [$0] } ?? path)
    if let resolved, resolved.id == id { return resolved }
    let new = ResolvedSubview(self, id: id, containerValues: ContainerValues(traits))
    resolved = new
    return new
  }

  /// The inputs for the view, where its stand-in has some of its own.
  ///
  /// - Parameter place: The inputs of the stand-in.
  final func inputs(at place: _ViewInputs) -> _ViewInputs {
    var inputs = place
    inputs.environment = template.environment
    if let overrides = template.overrides, overrides !== list?.container.overrides { inputs.overrides = overrides }
    inputs.attributes = attributes
    inputs.distributed = nil
    inputs.inheritedTraits = nil
    return inputs
  }

  private final var list: SubviewListNode? { nearest { $0 is SubviewListNode } as? SubviewListNode }

  final func add(_ content: SubviewContentNode) { shown.append(content) }
  final func remove(_ content: SubviewContentNode) { shown.removeAll { $0 === content } }

  /// The view is no longer among those of its container: wherever it is still placed, it shows nothing.
  final func didLeaveContainer() {
    for content in shown { content.end() }
  }

  override func didUnmount() {
    shown = []
    resolved = nil
  }
}

final class TypedSubviewNode<Content: View>: SubviewNode {
  private var content: Content?

  init(_ content: Content, _ traits: _ViewTraits, _ attributes: ElementAttributes, _ inputs: _ViewInputs) {
    self.content = content
    super.init(traits, attributes, inputs)
  }

  func accept(_ new: Content, _ traits: _ViewTraits, _ attributes: ElementAttributes) {
    content = new
    accept(traits, attributes)
  }

  override func visit(_ inputs: inout _ViewInputs) {
    if let content { Content._makeView(content, inputs: &inputs) }
  }

  override func didUnmount() {
    super.didUnmount()
    content = nil
  }
}

/// Gets each entry of a list whole, as a subview of its container.
struct SubviewModifier: PrimitiveModifier {
  // No kit: the entry is held, not visited.
  static func _makeView<Inner: View>(_ modifier: SubviewModifier, content: Inner, inputs: inout _ViewInputs) {
    var traits = inputs.inheritedTraits?.traits ?? _ViewTraits()
    Inner._collectTraits(content, into: &traits)
    let attributes = inputs.takeAttributes()
    inputs.node(
      make: { TypedSubviewNode(content, traits, attributes, $0) },
      update: { $0.accept(content, traits, attributes) })
  }
}
