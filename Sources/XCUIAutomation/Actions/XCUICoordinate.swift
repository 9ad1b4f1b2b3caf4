import Foundation
import UnderstudyElements

/// A place on the screen relative to an element, computed at each use. Source: Apple's page "XCUICoordinate".
///
/// Places are those of ``XCUIElement/frame``, and a touch goes to the topmost view there. Nothing is checked for being hittable
/// (LAY-360).
@preconcurrency @MainActor
open class XCUICoordinate: NSObject, NSCopying {
  /// The element that the place is relative to.
  public final let referencedElement: XCUIElement
  private final let normalizedOffset: CGVector
  private final let offset: CGVector

  init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init()
  }

  /// The place in points from the top left of the screen. Fails the test if the element is not found.
  public final var screenPoint: CGPoint { point(in: referencedElement.frame) }

  private final func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + normalizedOffset.dx * frame.width + offset.dx,
      y: frame.minY + normalizedOffset.dy * frame.height + offset.dy
    )
  }

  /// The place at a distance in points from this one.
  public final func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(referencedElement, normalizedOffset: normalizedOffset, offset: sum)
  }

  /// Returns the coordinate itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Touches

  /// Moves the pointer to the place, above the innermost element there.
  public final func hover(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    let site = CallSite(fileID, file, line)
    guard referencedElement.target(.hover, at: site) != nil else { return }
    let place = screenPoint
    touch(.hover, .hover(ElementPoint(x: Double(place.x), y: Double(place.y))), at: site)
  }

  /// Taps the place once.
  public final func tap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    touch(.tap, .tap, at: CallSite(fileID, file, line))
  }

  /// Taps the place twice in quick succession.
  public final func doubleTap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    touch(.doubleTap, .tap(count: 2, touches: 1), at: CallSite(fileID, file, line))
  }

  /// Holds a finger on the place; the app's clock moves by the duration, in seconds.
  public final func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    touch(.press, .press(duration: duration), held: duration, at: CallSite(fileID, file, line))
  }

  /// Holds a finger on the place, moves it to another, and lifts it.
  public final func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(to: otherCoordinate, held: duration, velocity: 0, at: CallSite(fileID, file, line))
  }

  /// Holds a finger on the place, moves it to another, holds it there, and lifts it.
  public final func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(
      to: otherCoordinate, held: duration + holdDuration, velocity: velocity.atEnd(afterHolding: holdDuration),
      at: CallSite(fileID, file, line))
  }

  private final func drag(to other: XCUICoordinate, held: TimeInterval, velocity: Double, at site: CallSite) {
    guard referencedElement.target(.dragFrom, at: site) != nil,
      other.referencedElement.target(.dragTo, at: site) != nil
    else { return }
    let (start, goal) = (screenPoint, other.screenPoint)
    let action = ElementAction.drag(
      dx: Double(goal.x - start.x), dy: Double(goal.y - start.y), held: held, velocity: velocity)
    touch(.drag, action, held: held, at: site)
  }

  private final func touch(_ verb: ActionVerb, _ action: ElementAction, held: TimeInterval = 0, at site: CallSite) {
    referencedElement.step(verb, at: site) { perform(verb, action, held: held, at: site) }
  }

  private final func perform(_ verb: ActionVerb, _ action: ElementAction, held: TimeInterval, at site: CallSite) {
    let application = referencedElement.application
    let reference = referencedElement.readyTarget(verb, at: site) { element in
      point(in: CGRect(application.run.layout.frame(of: element)))
    }
    guard let reference, let tree = application.host?.tree else { return }
    let layout = application.run.layout
    let place = point(in: CGRect(layout.frame(of: reference)))
    if application.touchBeside(action, verb, on: reference, at: place) { return }
    let touched = application.touched(at: place).flatMap { application.cover(of: $0.element) == nil ? $0 : nil }
    if application.swipeBack(action, verb, on: reference, from: place) {
      // What is at the edge gets no touch.
    } else if application.moveSheet(action, verb, on: reference, from: place, isFree: touched == nil) {
      // Nothing else is moved.
    } else if let (hit, start) = touched {
      let action = hit.action(action, at: place, in: layout)
      application.deliver(action, verb: verb, to: hit, from: start, place: place, of: referencedElement, at: site)
    } else if case .tap = action, let region = tree.dismissRegion {
      application.deliver(action, verb: verb, to: region, of: referencedElement, at: site)
    } else {
      application.ignore(verb, referencedElement.name(for: reference), FailureWording.nothingThere)
    }
    application.letTimePass(held, after: action)
  }
}

extension XCUIElement {
  /// A place relative to the element. Never fails; using it may.
  ///
  /// - Parameter normalizedOffset: Where in the element's frame: `(0, 0)` is its top left, `(1, 1)` its bottom right.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset: normalizedOffset)
  }
}

extension Element {
  /// The innermost element of a subtree whose frame contains a place; of siblings the last, which is drawn last.
  ///
  /// - Parameter isIncluded: Which elements below are looked at.
  func innermost(
    at place: CGPoint, in layout: ElementFrames, where isIncluded: (Element) -> Bool = { _ in true }
  ) -> Element? {
    guard CGRect(layout.frame(of: self)).contains(place) else { return nil }
    var found = self
    while let child = found.children.last(where: { isIncluded($0) && CGRect(layout.frame(of: $0)).contains(place) }) {
      found = child
    }
    return found
  }

  /// What an action is at a place: a tap beside the middle of a wheel turns the wheel to the row there (F-44).
  fileprivate func action(_ action: ElementAction, at place: CGPoint, in layout: ElementFrames) -> ElementAction {
    guard type == .pickerWheel, action == .tap else { return action }
    let rows = ((place.y - CGRect(layout.frame(of: self)).midY) / ElementFrames.wheelRowHeight).rounded()
    return Int(exactly: rows).map { .turnPickerWheel(rows: $0) } ?? action
  }
}
