@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The scroll view of pages, of which one is there: a swipe asks for the next one.
struct PageTurner<Content: View>: ElementView {
  /// Turns forward or back; false where there is no page.
  let turn: (Bool) -> Bool
  let isVertical: Bool
  let content: Content

  init(turn: @escaping (Bool) -> Bool, isVertical: Bool, @ViewBuilder content: () -> Content) {
    (self.turn, self.isVertical, self.content) = (turn, isVertical, content())
  }

  func makeNode(_ inputs: inout _ViewInputs) -> PageTurnerNode {
    let node = PageTurnerNode(.scrollView, &inputs)
    update(node)
    return node
  }

  func update(_ node: PageTurnerNode) { (node.turn, node.isVertical) = (turn, isVertical) }
  func visitContent(_ inputs: inout _ViewInputs) { Content._makeView(content, inputs: &inputs) }
}

final class PageTurnerNode: PanedElementNode {
  var turn: (Bool) -> Bool = { _ in false }
  var isVertical = false

  override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .swipe(let direction, _) = action else { return nil }
    switch (direction, isVertical) {
    case (.left, false), (.up, true): _ = turn(true)
    case (.right, false), (.down, true): _ = turn(false)
    default: return nil
    }
    return .performed
  }
}
