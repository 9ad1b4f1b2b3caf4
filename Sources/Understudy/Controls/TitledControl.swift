import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// The place of a title that is shown beside a control.
enum TitlePlace: Equatable {
  /// At the leading edge of the row whose trailing edge the control is at. The control's own place may be all of the row.
  case leading(isCovered: Bool)
  /// Above, and what follows the control below it; the distance is in points.
  case above(CGFloat)
  /// Below, in the middle; the distance is in points.
  case below(CGFloat)
}

/// A control that is shown with a title beside it, which is a view of its own.
@MainActor
protocol TitledControl: ElementNode {
  var titlePlace: TitlePlace { get }
}

/// A title, a control, and what follows the control.
package final class TitledControlNode: ContainerNode {
  private var stackPlace: TitlePlace?

  private var place: TitlePlace {
    (children.count > 1 ? children[1] as? any TitledControl : nil)?.titlePlace ?? .leading(isCovered: false)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    guard children.count > 1 else { return appendChildrenLayout(to: &items, tree) }
    let title = partLayout(0, tree)
    let control = partLayout(1, tree)
    let place = place
    if case .leading(let isCovered) = place {
      let rule = TitledControlRule(fillsWidth: !children[0].hidesContent, coversTitle: isCovered)
      return items.append(controlLayout(tree, title + control, rule))
    }
    let rest = (2..<max(children.count, 2)).flatMap { partLayout($0, tree) }
    let known = place == stackPlace ? knownPart(0) : nil
    stackPlace = place
    let stack =
      switch place {
      case .below(let gap):
        stackLayout(control + title + rest, known: known, tree) { StackRule(vertical: .center, spacing: gap) }
      case .above(let gap):
        stackLayout(title + control + rest, known: known, tree) { StackRule(vertical: .leading, spacing: gap) }
      case .leading: control.first
      }
    items.append(controlLayout(tree, stack.map { [$0] } ?? [], ControlRule()))
  }
}
