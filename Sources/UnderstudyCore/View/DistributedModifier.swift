/// A modifier written on a list of views, on its way to each entry of the list (SEM-228).
@MainActor
package class DistributedModifier {
  let outer: DistributedModifier?
  /// Whether entries are wanted whole, with all that is written on them.
  let capturesEntries: Bool

  init(outer: DistributedModifier?, capturesEntries: Bool) {
    self.outer = outer
    self.capturesEntries = capturesEntries
  }

  func apply<Entry: View>(to entry: Entry, inputs: inout _ViewInputs) {
    preconditionFailure("A distributed modifier without a modifier reached \(Entry.self).")
  }
}

private final class TypedDistributedModifier<Modifier: ViewModifier>: DistributedModifier {
  let modifier: Modifier

  init(_ modifier: Modifier, outer: DistributedModifier?, capturesEntries: Bool = false) {
    self.modifier = modifier
    super.init(outer: outer, capturesEntries: capturesEntries)
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
    with modifier: Modifier, _ body: (inout _ViewInputs) -> Void
  ) {
    let outer = distributed
    distributed = TypedDistributedModifier(modifier, outer: nil, capturesEntries: true)
    body(&self)
    distributed = outer
  }

  @inline(__always)
  var capturesEntries: Bool { distributed?.capturesEntries ?? false }

  /// Visits a list whose every entry gets the modifier.
  mutating func distribute<Modifier: ViewModifier>(_ modifier: Modifier, _ body: (inout _ViewInputs) -> Void) {
    let outer = distributed
    distributed = TypedDistributedModifier(modifier, outer: outer)
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
