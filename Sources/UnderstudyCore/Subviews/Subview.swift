/// One of the views that a container resolved: a stand-in that shows the view where it is placed.
///
/// The view inherits the environment of the place where the container resolved it, not of the one where it is placed. Modifiers on
/// the stand-in come after those on the view.
public struct Subview: Identifiable {
  /// Which subview it is: stays as long as the view is the same, also when it moves.
  public struct ID: Hashable, @unchecked Sendable {
    /// The place, by the identities of rows and conditions on the way.
    let path: [AnyHashable]
  }

  let resolved: ResolvedSubview

  public var id: ID { resolved.id }

  /// What is written on the view for its container.
  public var containerValues: ContainerValues { resolved.containerValues }

  /// The identity of the row of a `ForEach` that the view is, by which a selection names it; nil for other views.
  @MainActor package var rowTag: SelectionTag? {
    resolved.node.nearest { $0.asRow != nil || $0 is SubviewListNode }?.asRow
      .map { SelectionTag($0.rowID) }
  }
}

extension Subview: @unchecked Sendable {}

extension Subview: View, EntryView {
  package static func makeEntry(_ view: Subview, _ inputs: inout _ViewInputs) {
    inputs.node(
      make: { SubviewPlacement(view.resolved.node, $0) },
      update: { $0.accept(view.resolved.node) }
    )
    .mountContent()
  }

  /// The tag, tab and badge of the view are the stand-in's too; its container values have reached their container.
  public static func _collectTraits(_ view: Subview, into traits: inout _ViewTraits) {
    let own = view.resolved.node.traits
    traits.tag = traits.tag ?? own.tag
    traits.tabLabel = traits.tabLabel ?? own.tabLabel
    traits.tabImage = traits.tabImage ?? own.tabImage
    traits.badge = traits.badge ?? own.badge
  }
}

/// A subview as its container last found it; made again when something of it has changed, so that it is compared by identity.
final class ResolvedSubview: UnchangingObject {
  let node: SubviewNode
  let id: Subview.ID
  let containerValues: ContainerValues

  init(_ node: SubviewNode, id: Subview.ID, containerValues: ContainerValues) {
    self.node = node
    self.id = id
    self.containerValues = containerValues
  }
}
