/// The view that a modifier is applied to, as its body places it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: any ModifierContentSource
}

extension _ViewModifier_Content: View, PrimitiveView {
  // No kit: the content is the one that the modifier was applied to, with the inputs of this place.
  public static func _makeView(_ view: _ViewModifier_Content, inputs: inout _ViewInputs) {
    let (isMounting, copy) = (inputs.isMounting, inputs)
    let node = inputs.node(
      make: { PlaceholderNode(view.source, $0) },
      update: { $0.accept(copy) })
    if isMounting { node.mountContent() }
  }
  public static var _isList: Bool { true }
}

/// The node of a modifier with a body. It holds the content's value for the places where the body puts it.
@MainActor
protocol ModifierContentSource: AnyObject {
  func visitContent(_ inputs: inout _ViewInputs)
  func addPlaceholder(_ node: PlaceholderNode)
  func removePlaceholder(_ node: PlaceholderNode)
}

/// A place in a modifier's body where the content is; each is an identity of its own (SEM-385).
package final class PlaceholderNode: Node {
  private unowned(unsafe) let source: any ModifierContentSource
  private var template: _ViewInputs

  init(_ source: any ModifierContentSource, _ inputs: _ViewInputs) {
    self.source = source
    template = inputs
    super.init(inputs)
    source.addPlaceholder(self)
  }

  package override var isTransparent: Bool { true }

  /// Takes what the body now puts around each entry of the content: modifiers of a list reach the entries by the inputs.
  func accept(_ inputs: _ViewInputs) {
    let hadModifiers = template.distributed != nil
    template = inputs
    if hadModifiers || inputs.distributed != nil { visit(mounting: false) }
  }

  func mountContent() { visit(mounting: true) }
  func updateContent() { visit(mounting: false) }

  private func visit(mounting: Bool) {
    var inputs = template
    inputs.parent = self
    inputs.cursor = 0
    inputs.isMounting = mounting
    source.visitContent(&inputs)
  }

  package override func didUnmount() { source.removePlaceholder(self) }
}

package final class CompositeModifierNode<Modifier: ViewModifier, Inner: View>: EvaluatingNode, ModifierContentSource {
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var content: Inner
  private let plan: FieldPlan
  private var placeholders: [PlaceholderNode] = []

  init(_ modifier: Modifier, _ content: Inner, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    plan = FieldPlan.of(Modifier.self)
    super.init(inputs)
    plan.requireValueType(of: modifier, node: self)
    if !plan.properties.isEmpty {
      slots = ContiguousArray(repeating: nil, count: plan.properties.count)
      withUnsafeMutablePointer(to: &self.modifier) { plan.install(UnsafeMutableRawPointer($0), node: self) }
    }
    changes = plan.everything
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  package override var isTransparent: Bool { Modifier.Body._isList }
  package override var viewName: String? { plan.isOfApp ? ViewTypeName.of(Modifier.self) : nil }
  package override var viewType: Any.Type? { plan.isOfApp ? Modifier.self : nil }

  func accept(_ new: Modifier, _ newContent: Inner, hasOtherModifiers: Bool) {
    content = newContent
    if hasOtherModifiers || !plan.comparison.areEqual(modifier, new) {
      modifier = new
      if !plan.properties.isEmpty {
        withUnsafeMutablePointer(to: &modifier) { plan.install(UnsafeMutableRawPointer($0), node: self) }
      }
      changes.formUnion(.selfValue)
      flags.insert(.isDirty)
      host.cascade.append(self)
    }
    for placeholder in placeholders { placeholder.updateContent() }
  }

  package override func update() {
    host.willRunBody(of: Modifier.self, at: self, plan)
    let body = evaluate {
      if plan.needsPreparation {
        withUnsafeMutablePointer(to: &modifier) { plan.prepare(UnsafeMutableRawPointer($0), node: self) }
      }
      return modifier.body(content: _ViewModifier_Content(source: self))
    }
    changes.clear()
    var inputs = innerInputs()
    Modifier.Body._makeView(body, inputs: &inputs)
    flags.insert(.isMounted)
  }

  package override func environmentDidChange() {
    let changed = withUnsafeMutablePointer(to: &modifier) {
      plan.environmentChanges(UnsafeMutableRawPointer($0), node: self)
    }
    if !changed.isEmpty { environmentValuesDidChange(changed) }
  }

  func visitContent(_ inputs: inout _ViewInputs) { Inner._makeView(content, inputs: &inputs) }
  func addPlaceholder(_ node: PlaceholderNode) { placeholders.append(node) }
  func removePlaceholder(_ node: PlaceholderNode) { placeholders.removeAll { $0 === node } }
}

extension _ViewInputs {
  mutating func compositeModifier<Modifier: ViewModifier, Inner: View>(_ modifier: Modifier, content: Inner) {
    let copy = self
    node(
      make: { CompositeModifierNode(modifier, content, $0) },
      update: { $0.accept(modifier, content, hasOtherModifiers: copy.distributed != nil && $0.inherit(copy)) })
  }
}
