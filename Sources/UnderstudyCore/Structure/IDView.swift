extension View {
  /// Gives the view an identity: when it changes, everything inside begins again (SEM-015).
  nonisolated public consuming func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IDModifier(id: id))
  }
}

public struct _IDModifier<ID: Hashable> {
  let id: ID
}

extension _IDModifier: ViewModifier, PrimitiveModifier {
  // No kit: the content begins again with another identity.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    var isNew = isMounting
    let node = inputs.node(
      make: { IDNode(AnyHashable(modifier.id), isList: Inner._isList, $0) },
      update: { isNew = $0.accept(AnyHashable(modifier.id)) })
    inputs.visit(below: node, mounting: isNew, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
    if isNew && !isMounting { node.didReplaceContent() }
  }
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.id == nil { traits.id = AnyHashable(modifier.id) }
  }
  public static var _isDistributed: Bool { true }
  public static var _passesAttributes: Bool { true }
}

/// The boundary of an explicit identity.
package final class IDNode: Node {
  package private(set) var id: AnyHashable
  private let isList: Bool

  init(_ id: AnyHashable, isList: Bool, _ inputs: _ViewInputs) {
    self.id = id
    self.isList = isList
    super.init(inputs)
  }

  package override var isTransparent: Bool { isList }

  /// Takes a new identity; if it differs from the last, everything below is removed.
  ///
  /// - Returns: Whether the content is to be made again.
  func accept(_ new: AnyHashable) -> Bool {
    guard new != id else { return false }
    id = new
    removeChildren(0..<children.count, removesFirst: removesBeforeInsertion)
    return true
  }

  func didReplaceContent() {
    for child in children { host.noteInsertion(child) }
    childrenDidChange()
  }
}
