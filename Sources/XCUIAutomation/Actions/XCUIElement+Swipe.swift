import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

// A swipe is a flick in a direction: how far content continues after it follows from its speed (LAY-373). Each fails as `tap()`
// does.

extension XCUIElement {
  /// Flicks a finger up on the element: what scrolls continues as far as the speed takes it.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.swipeUp, at: CallSite(fileID, file, line), .swipe(.up, velocity: velocity.points))
  }

  /// Flicks a finger down on the element: what scrolls continues as far as the speed takes it.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.swipeDown, at: CallSite(fileID, file, line), .swipe(.down, velocity: velocity.points))
  }

  /// Flicks a finger left on the element: what scrolls continues as far as the speed takes it.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.swipeLeft, at: CallSite(fileID, file, line), .swipe(.left, velocity: velocity.points))
  }

  /// Flicks a finger right on the element: what scrolls continues as far as the speed takes it.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.swipeRight, at: CallSite(fileID, file, line), .swipe(.right, velocity: velocity.points))
  }
}

extension XCUIApplication {
  /// The elements that an action may touch, the most likely first.
  ///
  /// A swipe or drag on the application or a window begins in the middle of the screen. It goes to something that
  /// scrolls, if there is one and no alert covers it, otherwise to the content, such as a sheet's. A tap there is
  /// beside an open menu or popover and closes it (F-30).
  func receivers(of action: ElementAction, on element: Element) -> [Element] {
    if case .hover(let place) = action {
      return [element.innermost(at: CGPoint(x: place.x, y: place.y), in: run.layout) ?? element]
    }
    guard element.type == .application || element.type == .window, let tree = host?.tree else { return [element] }
    switch action {
    case .tap: return [tree.dismissRegion ?? element]
    case .swipe, .drag: break
    default: return [element]
    }
    let parts = (tree.barrier ?? element).descendants
    return parts.filter(\.type.scrolls) + [parts.first { $0.type != .window } ?? element]
  }
}

extension XCUIApplication {
  /// Moves the sheet in front by a finger that begins at a place, if it is one of the sheet's (LAY-210).
  func moveSheet(
    _ action: ElementAction, _ verb: ActionVerb, on element: Element, from place: CGPoint, isFree: Bool
  ) -> Bool {
    guard let host, host.isRunning, host.isSheetMoved(by: action, from: place, isFree: isFree) else { return false }
    performBesideViews(verb, on: element, at: nil, in: host) { host.movePresentation(action) }
    return true
  }

  /// Goes back by a finger that moves in from the edge of the screen, before what is there gets the touch (F-104).
  func swipeBack(
    _ action: ElementAction, _ verb: ActionVerb, on element: Element, from place: CGPoint
  ) -> Bool {
    guard let host, host.isRunning, let outcome = host.service(BackSwipes.self).outcome(of: action, from: place) else {
      return false
    }
    performBesideViews(verb, on: element, at: nil, in: host) {
      guard case .back(let container) = outcome else { return nil }
      container.swipeBack()
      return .performed
    }
    return true
  }

  /// Does what no view does, but the system.
  ///
  /// - Parameter place: Where the finger touches the screen, if reports show it.
  func performBesideViews(
    _ verb: ActionVerb, on element: Element, at place: CGPoint?, in host: UnderstudyCore.Host,
    _ action: () -> ElementActionOutcome?
  ) {
    let (text, type) = (element.texts.messageText, element.type)
    run.markForReport(element, at: place)
    let origin = host.recordAction(verb, on: text, type)
    session.beginAction(origin)
    defer { session.endAction() }
    let outcome = session.perform { host.run(as: origin, action) }
    host.settle()
    if outcome != .performed { ignore(verb, type.messageName(text), FailureWording.unhandled) }
  }
}

// MARK: - Convenience

extension XCUIElement {
  /// Another name of ``swipeUp(velocity:fileID:file:line:)``.
  public func swipeUp(
    withVelocity velocity: XCUIGestureVelocity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipeUp(velocity: velocity, fileID: fileID, file: file, line: line)
  }

  /// Another name of ``swipeDown(velocity:fileID:file:line:)``.
  public func swipeDown(
    withVelocity velocity: XCUIGestureVelocity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipeDown(velocity: velocity, fileID: fileID, file: file, line: line)
  }

  /// Another name of ``swipeLeft(velocity:fileID:file:line:)``.
  public func swipeLeft(
    withVelocity velocity: XCUIGestureVelocity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipeLeft(velocity: velocity, fileID: fileID, file: file, line: line)
  }

  /// Another name of ``swipeRight(velocity:fileID:file:line:)``.
  public func swipeRight(
    withVelocity velocity: XCUIGestureVelocity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipeRight(velocity: velocity, fileID: fileID, file: file, line: line)
  }
}
