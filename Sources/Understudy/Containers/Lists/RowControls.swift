@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

// Who gets a touch in a row (F-100, F-101): "Touches in rows" in Docs/Elements.md has the table.

/// A control that a row of a list may act for.
@MainActor
package protocol RowControl: ElementNode {
  /// Whether a row around the control takes its touches, as it does with buttons of the automatic style and with links.
  var leavesTouches: Bool { get }

  /// Does what a finger on the control does, wherever the control is; nil for nothing.
  func act(_ action: ElementAction, on element: Element) -> ElementActionOutcome?
}

/// A control that fills its row where it is all that the row shows: a menu, a picker, the line of a group.
@MainActor
package protocol RowFillingControl: ElementNode {}

extension MenuButtonNode: RowFillingControl {}
extension PickerNode: RowFillingControl {}
extension DisclosureNode: RowFillingControl {}

extension RowControl {
  /// Whether a finger on the control is one on the row around it.
  var isTouchedAsRow: Bool {
    // Most lie in no row, and that is known at once.
    var around = enclosingElement
    while let node = around, node.element.type != .cell {
      if node.element.type == .scrollView { return false }
      around = node.enclosingElement
    }
    guard around != nil, leavesTouches, let row = rowAround, row.takesTouchesOfControls else { return false }
    return !host.service(Finger.self).isAbsent
  }
}

extension ElementNode {
  /// The row that the element lies in, with nothing between the two that scrolls or has a life of its own, such as a sheet.
  fileprivate final var rowAround: ListCellNode? {
    var current = parent
    while let node = current {
      if let row = node as? ListCellNode { return row }
      if node is ScopeNode || node.isScrolling || node.flags.contains(.isOutOfFlow) { return nil }
      current = node.parent
    }
    return nil
  }
}

extension Node {
  fileprivate final var isScrolling: Bool {
    guard let type = (self as? ElementNode)?.element.type else { return false }
    return type == .scrollView || type == .collectionView
  }
}

extension ListCellNode {
  /// Whether the cell is a row: headers and footers leave touches to what is in them.
  var takesTouchesOfControls: Bool { sectionPart ?? .row == .row }

  /// The controls that the row acts for, in order.
  var rowControls: [any RowControl] {
    guard takesTouchesOfControls else { return [] }
    var result: [any RowControl] = []
    forEachTouchable { node in
      if let control = node as? any RowControl, control.leavesTouches { result.append(control) }
    }
    return result
  }

  /// The control that is all that the row shows, and so fills it.
  var onlyControl: (any RowFillingControl)? {
    var elements: [ElementNode] = []
    forEachTouchable { node in
      if let node = node as? ElementNode { elements.append(node) }
    }
    guard elements.count == 1, elements[0].element.type == .button else { return nil }
    return elements[0] as? any RowFillingControl
  }

  /// Whether something in the row takes the touches in its own place: a gesture, a button of another style, a field.
  var holdsOwnTouches: Bool {
    var result = false
    let (isRow, only) = (takesTouchesOfControls, onlyControl)
    forEachTouchable(isWhole: false) { node in
      if node is GestureNode {
        result = true
      } else if let node = node as? ElementNode {
        switch node.element.type {
        case .button where node !== only, .link where node !== only:
          result = result || !isRow || (node as? any RowControl)?.leavesTouches != true
        case .textField, .secureTextField, .textView: result = true
        default: break
        }
      }
    }
    return result
  }

  /// Visits what a finger on the row may meet, without what scrolls by itself.
  ///
  /// - Parameter isWhole: Whether what is inside an element is left out.
  private func forEachTouchable(isWhole: Bool = true, _ body: (Node) -> Void) {
    forEachNodeBelow { node in
      if node is ScopeNode || node.isScrolling { return false }
      body(node)
      return !(isWhole && node is ElementNode)
    }
  }

  /// Performs a tap on several controls at once, as a tap on their row does on a device.
  func perform(
    _ action: ElementAction, on element: Element, by controls: [any RowControl]
  ) -> ElementActionOutcome? {
    let enabled = controls.filter(\.isElementEnabled)
    guard !enabled.isEmpty else { return .disabled }
    var (count, single) = (1, action)
    if case .tap(let taps, let touches) = action { (count, single) = (taps, .tap(count: 1, touches: touches)) }
    host.forEachTap(count, on: element, of: self) {
      for control in enabled where !control.flags.contains(.isUnmounted) {
        _ = control.act(single, on: control.element)
      }
    }
    return .performed
  }
}
