import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Views made of a collection, which can be edited in a list.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets rows be deleted by a swipe; the action gets their places in this `ForEach` and changes the data (SEM-356).
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Lets rows be moved; the destination is the place before the rows are taken out (SEM-357).
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.edits.move = action
    return copy
  }
}

extension View {
  /// Whether the row can be deleted (SEM-356).
  nonisolated public consuming func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier(editing: RowEditing(isDeleteDisabled: isDisabled)))
  }

  /// Whether the row can be moved.
  nonisolated public consuming func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier(editing: RowEditing(isMoveDisabled: isDisabled)))
  }
}

/// What a row says of its own editing.
package struct RowEditing: Equatable, Sendable {
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
}

public struct _RowEditingModifier {
  let editing: RowEditing
}

extension _RowEditingModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { RowEditingNode(modifier.editing, isList: isList, $0) }, update: { $0.accept(modifier.editing) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class RowEditingNode: WrapperNode {
  private(set) var editing: RowEditing

  init(_ editing: RowEditing, isList: Bool, _ inputs: _ViewInputs) {
    self.editing = editing
    super.init(isList: isList, inputs)
  }

  func accept(_ new: RowEditing) {
    guard new != editing else { return }
    editing = new
    tellOfEdits()
  }
}

/// The node of a modifier that leaves the list inside as it is.
package class WrapperNode: Node {
  private final let isList: Bool

  package init(isList: Bool, _ inputs: _ViewInputs) {
    self.isList = isList
    super.init(inputs)
  }

  package override var isTransparent: Bool { isList }
}
