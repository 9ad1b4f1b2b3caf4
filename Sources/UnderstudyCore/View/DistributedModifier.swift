/// A modifier written on a list of views, on its way to each entry of the list (SEM-228).
@MainActor
package class DistributedModifier {
  let outer: DistributedModifier?
  /// Whether entries are wanted whole, with all that is written on them.
  let capturesEntries: Bool
  /// Whether views with a body that is a list count as the entries of that list.
  let opensLists: Bool

  init(outer: DistributedModifier?, capturesEntries: Bool, opensLists: Bool) {
    self.outer = outer
    self.capturesEntries = capturesEntries
    self.opensLists = opensLists
  }

  /// Whether both do the same to an entry, so that an entry that is the same needs no visit.
  func isEqual(to other: DistributedModifier) -> Bool { self === other }

  func apply<Entry: View>(to entry: Entry, inputs: inout _ViewInputs) {
    preconditionFailure("A distributed modifier without a modifier reached \(Entry.self).")
  }
}

/// Whether modifiers, which may be none, do the same.
@MainActor
private func areEqual(_ lhs: DistributedModifier?, _ rhs: DistributedModifier?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return lhs.isEqual(to: rhs)
}

private final class TypedDistributedModifier<Modifier: ViewModifier>: DistributedModifier {
  let modifier: Modifier

  init(_ modifier: Modifier, outer: DistributedModifier?, capturesEntries: Bool, opensLists: Bool) {
    self.modifier = modifier
    super.init(outer: outer, capturesEntries: capturesEntries, opensLists: opensLists)
  }

  override func isEqual(to other: DistributedModifier) -> Bool {
    if self === other { return true }
    guard let other = other as? TypedDistributedModifier<Modifier>, Comparison.areEqual(modifier, other.modifier) else {
      return false
    }
    return areEqual(outer, other.outer)
  }

  override func apply<Entry: View>(to entry: Entry, inputs: inout _ViewInputs) {
    let modified = ModifiedContent(content: SingleEntry(content: entry), modifier: modifier)
    if let outer {
      outer.apply(to: modified, inputs: &inputs)
    } else {
      ModifiedContent._makeView(modified, inputs: &inputs)
    }
  }
}

/// An entry of a list that already has its share of the list's modifiers.
private struct SingleEntry<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(_ view: SingleEntry, inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }
  static var _takesAttributes: Bool { Content._takesAttributes }
  static func _collectTraits(_ view: SingleEntry, into traits: inout _ViewTraits) {
    Content._collectTraits(view.content, into: &traits)
  }
}

extension _ViewInputs {
  /// Visits a list for a container that handles each entry itself: the modifier gets every entry whole, unvisited.
  package mutating func captureEntries<Modifier: ViewModifier>(
    with modifier: Modifier, _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    capture(TypedDistributedModifier(modifier, outer: nil, capturesEntries: true, opensLists: false), body)
  }

  /// Visits a list whose every entry becomes a subview of its container, those of views with a list as body too.
  mutating func captureSubviews(_ body: @MainActor (inout _ViewInputs) -> Void) {
    capture(TypedDistributedModifier(SubviewModifier(), outer: nil, capturesEntries: true, opensLists: true), body)
  }

  /// What was written for a container further out is nothing to this one.
  private mutating func capture(_ modifier: DistributedModifier, _ body: @MainActor (inout _ViewInputs) -> Void) {
    let outer = (distributed, inheritedTraits)
    (distributed, inheritedTraits) = (modifier, nil)
    body(&self)
    (distributed, inheritedTraits) = outer
  }

  @inline(__always)
  var capturesEntries: Bool { distributed?.capturesEntries ?? false }

  /// Whether entries become the subviews of a container that handles them itself.
  @inline(__always)
  var capturesSubviews: Bool { distributed?.opensLists ?? false }

  /// Whether the entries of a list get the same from around it as with other inputs.
  func hasSameModifiers(as other: _ViewInputs) -> Bool {
    if distributed == nil, other.distributed == nil, inheritedTraits == nil, other.inheritedTraits == nil {
      return true
    }
    guard areEqual(distributed, other.distributed) else { return false }
    guard let traits = inheritedTraits, let others = other.inheritedTraits else {
      return inheritedTraits == nil && other.inheritedTraits == nil
    }
    return traits === others || traits.traits.saysTheSame(as: others.traits)
  }

  /// Visits a list whose every entry gets the modifier.
  mutating func distribute<Modifier: ViewModifier>(_ modifier: Modifier, _ body: @MainActor (inout _ViewInputs) -> Void)
  {
    let outer = distributed
    distributed = TypedDistributedModifier(
      modifier, outer: outer, capturesEntries: outer?.capturesEntries ?? false, opensLists: outer?.opensLists ?? false)
    body(&self)
    distributed = outer
  }

  /// Applies what was distributed to this entry. Every view that is one entry asks first.
  ///
  /// - Returns: Whether there was something: the entry has then been visited, with its modifiers, and is done.
  @inline(__always)
  package mutating func isDistributed<Entry: View>(_ entry: Entry) -> Bool {
    guard let modifier = distributed else { return false }
    distributed = nil
    modifier.apply(to: entry, inputs: &self)
    distributed = modifier
    return true
  }
}
