import Foundation
import UnderstudyElements

extension XCUIApplication {
  /// Does what a finger beside what is presented does: it closes sheets, dialogs and what is like them (F-106).
  ///
  /// - Parameter place: Where the finger touches the screen.
  /// - Returns: Whether the finger is beside something that takes the touch, even if it stays.
  func touchBeside(_ action: ElementAction, _ verb: ActionVerb, on element: Element, at place: CGPoint) -> Bool {
    guard case .tap = action, let host, host.isRunning, let touch = host.presentation(beside: place)?.touchBeside else {
      return false
    }
    performBesideViews(verb, on: element, at: place, in: host, touch)
    return true
  }

  /// As ``touchBeside(_:_:on:at:)``, for the middle of the whole application or a window.
  func touchBeside(_ action: ElementAction, _ verb: ActionVerb, inTheMiddleOf element: Element) -> Bool {
    guard element.type == .application || element.type == .window, case .tap = action,
      host?.presentations.presented.isEmpty == false
    else { return false }
    let frame = CGRect(run.layout.frame(of: element))
    return touchBeside(action, verb, on: element, at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
