/// A view whose type is hidden: its identity lasts as long as that type stays the same (SEM-007).
public struct AnyView {
  let storage: AnyViewStorage

  /// Hides the type of a view; one that is hidden already stays at its one level (SEM-008).
  nonisolated public init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      storage = any.storage  // SEM-008: no level of its own
    } else {
      storage = TypedViewStorage(view)
    }
  }

  /// Hides the type of a view, as the initializer without a label does.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Nil for a value that is no view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, StructuralView {
  // No kit: the node passes what is written around the list to the entries that its content has now.
  public static func _makeView(_ view: AnyView, inputs: inout _ViewInputs) {
    // Copied for updates alone.
    let around = inputs.isMounting ? nil : inputs
    inputs.node(
      make: { AnyViewNode(view.storage, isList: true, $0) },
      update: { node in
        let hasOtherModifiers = if let around { node.inherit(around) } else { false }
        node.accept(view.storage, hasOtherModifiers: hasOtherModifiers)
      })
  }
}

/// A view whose type the runtime has hidden from itself, as a control's label on its way to a style.
///
/// It is one entry, and no part of a list that can change, as the app wrote no type-erased view there (SEM-210, SEM-214).
package struct ErasedPart {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }
}

extension ErasedPart: View, NodeView {
  package func makeNode(_ inputs: _ViewInputs) -> AnyViewNode { AnyViewNode(content.storage, isList: false, inputs) }
  package func update(_ node: AnyViewNode) { node.accept(content.storage, hasOtherModifiers: false) }
}

class AnyViewStorage: @unchecked Sendable {
  var type: Any.Type { preconditionFailure("An AnyView has no content.") }
  @MainActor func visit(_ inputs: inout _ViewInputs) {}
  @MainActor func look(for id: AnyHashable) -> IdentityLook { .never }
  func isEqual(to other: AnyViewStorage) -> Bool { self === other }
}

private final class TypedViewStorage<Content: View>: AnyViewStorage, @unchecked Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }
  override var type: Any.Type { Content.self }
  @MainActor override func visit(_ inputs: inout _ViewInputs) { Content._makeView(content, inputs: &inputs) }
  @MainActor override func look(for id: AnyHashable) -> IdentityLook { .at(content, for: id) }
}

/// A hidden view, in a list the entries that it stands for (SEM-384).
///
/// The content is visited from the work list, so that views nested in views nested in views keep the stack flat. Where the
/// container gives something to its entries, it is visited at once, as the container looks for them after the visit.
package final class AnyViewNode: EvaluatingNode {
  private var storage: AnyViewStorage
  private let isList: Bool
  private var replaces = false

  init(_ storage: AnyViewStorage, isList: Bool, _ inputs: __shared _ViewInputs) {
    self.storage = storage
    self.isList = isList
    super.init(inputs)
    if isList { raise(.containsDynamicList) }
    visitContent()
  }

  /// A hidden view that is empty is an entry nevertheless: it appears (SEM-167).
  package override var isTransparent: Bool { isList && storage.type != EmptyView.self }

  /// The type that the content has now, which is part of the identity of what lies below (SEM-007).
  var contentType: Any.Type { storage.type }

  /// Takes a new view: one of another type begins again (SEM-007).
  ///
  /// - Parameter hasOtherModifiers: Whether the entries of the content get something else from around the list.
  func accept(_ new: AnyViewStorage, hasOtherModifiers: Bool) {
    if new === storage, !hasOtherModifiers { return }
    if new.type != storage.type {
      removeChildren(0..<children.count, removesFirst: true)  // SEM-169
      flags.remove(.isMounted)
      replaces = true
    }
    storage = new
    visitContent()
  }

  private func visitContent() {
    guard distributed == nil else { return update() }
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  package override func update() {
    var inputs = innerInputs()
    storage.visit(&inputs)
    flags.insert(.isMounted)
    if replaces {
      replaces = false
      for child in children { host.noteInsertion(child) }
      childrenDidChange()
    }
  }
}
