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

extension AnyView: View, NodeView {
  package func makeNode(_ inputs: _ViewInputs) -> AnyViewNode { AnyViewNode(storage, inputs) }
  package func update(_ node: AnyViewNode) { node.accept(storage) }
}

/// A view whose type the runtime has hidden from itself, as a control's label on its way to a style.
///
/// It is no part of a list that can change, as the app wrote no type-erased view there (SEM-210, SEM-214).
package struct ErasedPart {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }
}

extension ErasedPart: View, NodeView {
  package func makeNode(_ inputs: _ViewInputs) -> AnyViewNode { AnyViewNode(content.storage, isDynamic: false, inputs) }
  package func update(_ node: AnyViewNode) { node.accept(content.storage) }
}

class AnyViewStorage: @unchecked Sendable {
  var type: Any.Type { preconditionFailure("An AnyView has no content.") }
  @MainActor func visit(_ inputs: inout _ViewInputs) {}
  func isEqual(to other: AnyViewStorage) -> Bool { self === other }
}

private final class TypedViewStorage<Content: View>: AnyViewStorage, @unchecked Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }
  override var type: Any.Type { Content.self }
  @MainActor override func visit(_ inputs: inout _ViewInputs) { Content._makeView(content, inputs: &inputs) }
}

/// The content is visited from the work list: views nested in views nested in views keep the stack flat.
package final class AnyViewNode: EvaluatingNode {
  private var storage: AnyViewStorage

  init(_ storage: AnyViewStorage, isDynamic: Bool = true, _ inputs: _ViewInputs) {
    self.storage = storage
    super.init(inputs)
    if isDynamic { raise(.containsDynamicList) }
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  func accept(_ new: AnyViewStorage) {
    if new === storage { return }
    if new.type != storage.type {
      removeChildren(0..<children.count, removesFirst: true)  // SEM-169
      flags.remove(.isMounted)
      replaces = true
    }
    storage = new
    flags.insert(.isDirty)
    host.cascade.append(self)
  }

  private var replaces = false

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
