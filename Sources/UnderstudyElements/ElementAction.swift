/// Something that a user can do to an element.
public enum ElementAction: Sendable, Equatable {
  /// `count` taps with `touches` fingers.
  case tap(count: Int, touches: Int)
  /// A touch held for a time in seconds.
  case press(duration: Double)
  /// A touch held for a time in seconds and then moved by an offset in points, and lifted: while it still moves, at a speed in
  /// points a second, or has stopped.
  case drag(dx: Double, dy: Double, held: Double, velocity: Double = 0)
  /// A flick of a finger in a direction, at a speed in points a second.
  case swipe(ElementDirection, velocity: Double = Self.usualVelocity)
  /// Text from the keyboard: characters, `\n` for Return, U+0008 for Delete.
  case type(String)
  /// A key that moves, selects or removes, or an item of the edit menu.
  case edit(TextEdit)
  /// A slider's thumb moved to a position between 0 and 1.
  case adjustSlider(Double)
  /// A picker wheel turned to the row of this title.
  case adjustPickerWheel(String)
  /// A picker wheel turned by a number of rows, forward where it is positive.
  case turnPickerWheel(rows: Int)
  /// Two fingers moved apart or together by a scale.
  case pinch(scale: Double)
  /// Two fingers turned by an angle in radians.
  case rotate(Double)
  /// A pointer moved to a place, in points from the top left of the screen.
  case hover(ElementPoint)

  /// One tap with one finger.
  package static var tap: Self { .tap(count: 1, touches: 1) }

  /// The flick that a drag is for elements that only handle flicks; nil where the finger rests first, or hardly moves.
  package var asSwipe: Self? {
    guard case .drag(let dx, let dy, let held, _) = self, held < Self.restingTime else { return nil }
    if abs(dy) >= abs(dx), abs(dy) >= Self.flickDistance { return .swipe(dy < 0 ? .up : .down) }
    if abs(dx) >= Self.flickDistance { return .swipe(dx < 0 ? .left : .right) }
    return nil
  }

  /// Whether it is a flick in a direction, at any speed.
  package func isSwipe(_ direction: ElementDirection) -> Bool {
    if case .swipe(direction, _) = self { true } else { false }
  }

  /// The speed of a finger of which nothing is said, in points a second (LAY-373).
  public static let usualVelocity = 800.0

  /// Whether it is a pointer that moves, and no finger that touches.
  package var isHover: Bool { if case .hover = self { true } else { false } }

  /// How far a finger moves at least, in points, for its movement to be a flick.
  package static let flickDistance = 30.0

  /// How far the finger of a swipe moves at least, in points, also over something smaller: gestures often wait for 50 points.
  package static let shortestSwipe = 60.0

  /// How long a finger is held, in seconds, before what follows is a drag of the thing and none of what scrolls.
  package static let restingTime = 0.5
}

/// A place in points from the top left of the screen.
public struct ElementPoint: Sendable, Equatable {
  package var x, y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  package static let zero = ElementPoint(x: 0, y: 0)
}

/// The direction in which a finger moves.
public enum ElementDirection: String, Sendable {
  case up, down, left, right
}

/// What became of an action.
public enum ElementActionOutcome: Sendable, Equatable {
  /// Something acted on it.
  case performed
  /// A control would have acted on it, but it is disabled (SEM-340).
  case disabled
  /// Nothing here acts on it, as with a tap on plain text.
  case unhandled
  /// It cannot be done, for the reason given, as a picker wheel turned to a value that it lacks.
  case refused(String)
}

/// The side that emits elements: it stores what changes often and performs actions.
@MainActor package protocol ElementSource: AnyObject {
  /// Whether the element answers to the user, all enclosing `disabled(_:)` taken in (SEM-248).
  var isElementEnabled: Bool { get }

  /// Does what the user did, here or at the nearest enclosing place that acts on it.
  ///
  /// - Parameters:
  ///   - action: What the user did.
  ///   - element: The element that it was done to.
  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome
}
