import UnderstudyElements

/// What a view gets while its nodes are made or brought up to date: the place in the tree and what it inherits.
///
/// A view of a given type yields the same nodes in the same order each time, except below the nodes that exist to change
/// (conditions, `ForEach`, `AnyView`, `id`). So an update walks the nodes of the last time with a cursor and never searches.
@MainActor
public struct _ViewInputs {
  unowned(unsafe) package let host: Host
  unowned(unsafe) package var parent: Node
  package var cursor = 0
  package var isMounting: Bool
  unowned(unsafe) package var environment: EnvironmentScope
  /// The nearest element around, which may make its label of what lies inside.
  unowned(unsafe) package var enclosingElement: ElementNode?
  unowned(unsafe) package var overrides: OverrideScope?
  /// Rows are realized by this container's window, where a lazy container encloses the view.
  unowned(unsafe) package var lazyWindow: LazyWindow?
  /// Attributes written directly on the next element.
  package var attributes = ElementAttributes()
  /// Modifiers of layout on their way to the next node.
  package var layoutSteps: LayoutStep?
  private var entryModifiers: EntryModifiers?

  init(
    host: Host, parent: Node, isMounting: Bool, environment: EnvironmentScope, enclosingElement: ElementNode?,
    overrides: OverrideScope?, lazyWindow: LazyWindow?
  ) {
    self.host = host
    self.parent = parent
    self.isMounting = isMounting
    self.environment = environment
    self.enclosingElement = enclosingElement
    self.overrides = overrides
    self.lazyWindow = lazyWindow
  }

  /// Modifiers of a list, to be put around each of its entries.
  @inline(__always)
  package var distributed: DistributedModifier? {
    get { entryModifiers?.distributed }
    set { entryModifiers = EntryModifiers.of(newValue, inheritedTraits) }
  }

  /// What is written on a condition or group applies to each entry inside it.
  @inline(__always)
  package var inheritedTraits: InheritedTraits? {
    get { entryModifiers?.inheritedTraits }
    set { entryModifiers = EntryModifiers.of(distributed, newValue) }
  }

  /// The node at the cursor, made if the tree is being built, else brought up to date.
  ///
  /// - Parameters:
  ///   - make: Makes the node; the caller's parent, depth and host are set by `Node`'s initializer.
  ///   - update: Gives an existing node its new value.
  @inline(__always)
  @discardableResult
  package mutating func node<N: Node>(make: (_ViewInputs) -> N, update: (N) -> Void) -> N {
    if isMounting {
      let node = make(self)
      node.takeSteps(layoutSteps)
      parent.children.append(node)
      cursor += 1
      return node
    }
    let node = unsafeDowncast(parent.children[cursor], to: N.self)
    cursor += 1
    node.takeSteps(layoutSteps)
    update(node)
    return node
  }

  /// Visits the views below a node.
  ///
  /// - Parameters:
  ///   - node: The node that the views' nodes hang from.
  ///   - isMounting: Whether the views have no nodes yet.
  ///   - keepsAttributes: Whether attributes written further out still wait for an element.
  @inline(__always)
  package func visit(
    below node: Node, mounting: Bool? = nil, keepsAttributes: Bool = false,
    _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    var inner = _ViewInputs(
      host: host, parent: node, isMounting: mounting ?? isMounting, environment: environment,
      enclosingElement: enclosingElement, overrides: overrides, lazyWindow: lazyWindow)
    inner.entryModifiers = entryModifiers
    if keepsAttributes { inner.attributes = attributes }
    body(&inner)
  }

  /// Takes the attributes that were written for the element now being made.
  package mutating func takeAttributes() -> ElementAttributes {
    let taken = attributes
    attributes = ElementAttributes()
    return taken
  }
}

/// What is on its way to the entries of a list: rarely anything, so that copies of the inputs retain one reference for all.
@MainActor
private final class EntryModifiers {
  let distributed: DistributedModifier?
  let inheritedTraits: InheritedTraits?

  private init(_ distributed: DistributedModifier?, _ inheritedTraits: InheritedTraits?) {
    (self.distributed, self.inheritedTraits) = (distributed, inheritedTraits)
  }

  static func of(_ distributed: DistributedModifier?, _ inheritedTraits: InheritedTraits?) -> EntryModifiers? {
    distributed == nil && inheritedTraits == nil ? nil : EntryModifiers(distributed, inheritedTraits)
  }
}
