import Foundation
@_spi(Runtime) import UnderstudyCore

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

/// What a row says of its own editing.
package struct RowEditing: Equatable, Sendable {
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
}

public struct _RowEditingModifier {
  let editing: RowEditing
}

extension _RowEditingModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = RowEditingNode
}

package final class RowEditingNode: ValueNode<_RowEditingModifier> {
  var editing: RowEditing { modifier.editing }

  package override func accept(_ new: _RowEditingModifier) {
    guard new.editing != editing else { return }
    modifier = new
    tellOfEdits()
  }
}
