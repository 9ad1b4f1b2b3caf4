import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Puts the row's content at other distances from the edges of the row (LAY-196).
  ///
  /// - Parameter insets: The distances in points; nil for the list's usual ones.
  nonisolated public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      _RowInsetsModifier(
        insets: insets.map {
          [.top: $0.top, .leading: $0.leading, .bottom: $0.bottom, .trailing: $0.trailing]
        } ?? [:]))
  }

  /// Takes one distance for several edges of the row.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The distance in points; nil for the list's usual one.
  nonisolated public consuming func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets: [Edge: CGFloat] = [:]
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = length }
    return modifier(_RowInsetsModifier(insets: insets))
  }
}

public struct _RowInsetsModifier {
  let insets: [Edge: CGFloat]
}

extension _RowInsetsModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = RowInsetsNode
}

/// Keeps what a row says of its insets, which its cell looks for.
package final class RowInsetsNode: ValueNode<_RowInsetsModifier> {
  var insets: [Edge: CGFloat] { modifier.insets }

  package override func accept(_ new: _RowInsetsModifier) {
    guard new.insets != insets else { return }
    modifier = new
    (nearest { $0 is ListCellNode || $0 is ListNode } as? ListCellNode)?.layoutRuleDidChange()
    layoutRuleDidChange()
  }
}
