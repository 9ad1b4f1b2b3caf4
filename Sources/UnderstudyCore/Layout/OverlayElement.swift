import UnderstudyLayout

/// A node of something that the system shows over the app, which it places by itself: an alert, the keyboard.
@MainActor
package protocol OverlayElement: ElementNode {
  /// Where its elements are.
  func overlayFrames(on screen: ScreenGeometry) -> OverlayFrames
}
