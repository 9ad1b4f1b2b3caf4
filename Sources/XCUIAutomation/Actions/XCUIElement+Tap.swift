import Foundation
import UnderstudyElements

// Content goes with the finger of a drag, and stops with it, whatever its velocity (LAY-361): only gestures read that.

extension XCUIElement {
  /// Taps the element once. A tap on a disabled control does nothing and does not fail (SEM-340).
  ///
  /// Fails the test where the element does not exist, is not the only match, or is covered.
  public func tap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    act(.tap, at: CallSite(fileID, file, line), .tap)
  }

  /// Taps the element twice in quick succession. Fails as ``tap(fileID:file:line:)`` does.
  public func doubleTap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    act(.doubleTap, at: CallSite(fileID, file, line), .tap(count: 2, touches: 1))
  }

  /// Taps the element with two fingers. Fails as ``tap(fileID:file:line:)`` does.
  public func twoFingerTap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    act(.twoFingerTap, at: CallSite(fileID, file, line), .tap(count: 1, touches: 2))
  }

  /// Taps the element several times with several fingers. Fails as ``tap(fileID:file:line:)`` does, and for numbers that no hand
  /// has.
  ///
  /// - Parameters:
  ///   - numberOfTaps: From 1 to 1,000.
  ///   - numberOfTouches: How many fingers, from 1 to 10.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    act(.tap, at: site) { element in
      let problem = FailureWording.taps(numberOfTaps) ?? FailureWording.touches(numberOfTouches)
      guard let problem else { return .tap(count: numberOfTaps, touches: numberOfTouches) }
      AutomationFailure.refused(.tap, self, element, problem).report(at: site)
      return nil
    }
  }

  /// Holds a finger on the element; the app's clock moves by the duration, in seconds.
  ///
  /// Fails as ``tap(fileID:file:line:)`` does.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.press, at: CallSite(fileID, file, line), held: duration, .press(duration: duration))
  }

  /// Holds a finger on the element, moves it to another, and lifts it. Fails if either is not found.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(to: otherElement, duration, velocity: 0, thenHold: 0, CallSite(fileID, file, line))
  }

  /// Holds a finger on the element, moves it to another, holds it there, and lifts it. Fails if either is not
  /// found.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(
      to: otherElement, duration, velocity: velocity.atEnd(afterHolding: holdDuration), thenHold: holdDuration,
      CallSite(fileID, file, line))
  }

  private func drag(
    to other: XCUIElement, _ duration: TimeInterval, velocity: Double, thenHold holdDuration: TimeInterval,
    _ site: CallSite
  ) {
    act(.drag, at: site, held: duration + holdDuration) { element in
      guard let end = other.target(.dragTo, at: site) else { return nil }
      let layout = application.run.layout
      let (start, goal) = (CGRect(layout.frame(of: element)), CGRect(layout.frame(of: end)))
      return .drag(
        dx: Double(goal.midX - start.midX), dy: Double(goal.midY - start.midY), held: duration, velocity: velocity)
    }
  }

  /// Moves two fingers apart, for a scale above 1, or together.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers at the end, compared to that at the beginning.
  ///   - velocity: Factors a second; changes nothing here.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.pinch, at: CallSite(fileID, file, line), .pinch(scale: Double(scale)))
  }

  /// Turns two fingers.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians.
  ///   - velocity: Radians a second; changes nothing here.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act(.rotate, at: CallSite(fileID, file, line), .rotate(Double(rotation)))
  }
}
