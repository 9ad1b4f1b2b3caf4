import Foundation
import UnderstudyElements

// A pointer's clicks are touches, and its wheel is a finger that scrolls.

extension XCUIElement {
  /// Moves the pointer above the middle of the element: `onHover(perform:)` and `onContinuousHover(perform:)` of the views
  /// there run, and those of the views that it leaves. Fails as ``tap(fileID:file:line:)`` does.
  public func hover(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    act(.hover, at: CallSite(fileID, file, line)) { element in
      let frame = CGRect(application.run.layout.frame(of: element))
      return .hover(ElementPoint(x: Double(frame.midX), y: Double(frame.midY)))
    }
  }

  /// Clicks the element, which is a tap. Fails as ``tap(fileID:file:line:)`` does.
  public func click(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    tap(fileID: fileID, file: file, line: line)
  }

  /// Clicks the element twice, which is a double tap. Fails as ``tap(fileID:file:line:)`` does.
  public func doubleClick(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    doubleTap(fileID: fileID, file: file, line: line)
  }

  /// Clicks the element with the other button: it opens a context menu, as a long press does, at once. Fails as
  /// ``tap(fileID:file:line:)`` does.
  public func rightClick(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    act(.press, at: CallSite(fileID, file, line), .press(duration: ElementAction.restingTime))
  }

  /// Holds the button on the element, moves the pointer to another, and releases it. Fails if either is not found.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherElement, fileID: fileID, file: file, line: line)
  }

  /// Turns the wheel over the element: what scrolls there moves with it, in points.
  ///
  /// - Parameters:
  ///   - deltaX: How far to the right; negative for the left.
  ///   - deltaY: How far down; negative for up, where what follows comes into view.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(.drag, at: CallSite(fileID, file, line), .drag(dx: Double(deltaX), dy: Double(deltaY), held: 0))
  }
}

extension XCUICoordinate {
  /// Clicks the place, which is a tap.
  public final func click(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    tap(fileID: fileID, file: file, line: line)
  }

  /// Clicks the place twice, which is a double tap.
  public final func doubleClick(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    doubleTap(fileID: fileID, file: file, line: line)
  }

  /// Holds the button on the place, moves the pointer to another, and releases it.
  public final func click(
    forDuration duration: TimeInterval, thenDragTo coordinate: XCUICoordinate, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: coordinate, fileID: fileID, file: file, line: line)
  }
}
