/// What a test does to an element or an app, as the log and messages call it: an infinitive.
package enum ActionVerb: String, Sendable {
  case tap, press, drag, pinch, rotate, hover, adjust, launch, activate, audit
  case doubleTap = "double tap"
  case twoFingerTap = "two-finger tap"
  case swipeUp = "swipe up"
  case swipeDown = "swipe down"
  case swipeLeft = "swipe left"
  case swipeRight = "swipe right"
  case typeInto = "type into"
  case dragFrom = "drag from"
  case dragTo = "drag to"
  case typeKeyInto = "type a key into"
  case selectIn = "select in"
  case pressKeysOf = "press the keys of"

  /// Whether a finger stays where it comes down.
  package var isTouch: Bool { [.tap, .doubleTap, .twoFingerTap, .press].contains(self) }

  /// Whether a finger moves across the screen, as to look for more of what is shown.
  package var movesFinger: Bool {
    [.swipeUp, .swipeDown, .swipeLeft, .swipeRight, .drag, .dragFrom, .dragTo].contains(self)
  }

  /// At the beginning of a line.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
