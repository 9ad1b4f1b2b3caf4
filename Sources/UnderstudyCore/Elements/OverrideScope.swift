import UnderstudyElements

/// Accessibility attributes written on a plain container: they go to every element below, in place of their own (SEM-235).
@MainActor
package final class OverrideScope {
  unowned(unsafe) let outer: OverrideScope?
  fileprivate(set) var attributes: ElementAttributes

  init(_ attributes: ElementAttributes, outer: OverrideScope?) {
    self.attributes = attributes
    self.outer = outer
  }

  /// The identifiers that are written here and further out, the innermost first.
  var identifiers: [(name: String, scope: OverrideScope)] {
    var (result, next): ([(name: String, scope: OverrideScope)], OverrideScope?) = ([], self)
    while let scope = next {
      if let name = scope.attributes.identifier { result.append((name, scope)) }
      next = scope.outer
    }
    return result
  }

  /// The attributes of an element below: the outermost word applies.
  func applied(to own: ElementAttributes) -> ElementAttributes {
    var chain: [OverrideScope] = [self]
    while let next = chain[chain.count - 1].outer { chain.append(next) }
    var result = chain[chain.count - 1].attributes
    for scope in chain.dropLast().reversed() { result.fill(from: scope.attributes) }
    result.fill(from: own)
    return result
  }
}

/// A modifier that says something of the element inside it.
@MainActor
package protocol AttributeModifier: PrimitiveModifier, DescribingModifier {
  /// Adds what the modifier says. What `attributes` holds already was said further out and wins.
  func apply(to attributes: inout ElementAttributes)
}

extension AttributeModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if Inner._takesAttributes {
      modifier.apply(to: &inputs.attributes)
      Inner._makeView(content, inputs: &inputs)
      inputs.attributes = ElementAttributes()
      return
    }
    var attributes = inputs.takeAttributes()
    modifier.apply(to: &attributes)
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { OverrideNode(attributes, isList: isList, $0) },
      update: { $0.accept(attributes) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.overrides = node.scope
      Inner._makeView(content, inputs: &inner)
    }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class OverrideNode: Node {
  let scope: OverrideScope
  private let isList: Bool

  init(_ attributes: ElementAttributes, isList: Bool, _ inputs: _ViewInputs) {
    scope = OverrideScope(attributes, outer: inputs.overrides)
    self.isList = isList
    super.init(inputs)
  }

  package override var isTransparent: Bool { isList }

  func accept(_ new: ElementAttributes) {
    guard !new.isEqual(to: scope.attributes) else { return }
    let hiddenBefore = scope.attributes.isHidden
    scope.attributes = new
    if hiddenBefore != new.isHidden { childrenDidChange() }
    var pending: [Node] = Array(children)
    while let node = pending.popLast() {
      (node as? ElementNode)?.setNeedsDescription()
      pending.append(contentsOf: node.children)
    }
  }

  package override func collect(_ elements: inout [Element]) {
    if scope.attributes.isHidden == true { return }
    super.collect(&elements)
  }
}
