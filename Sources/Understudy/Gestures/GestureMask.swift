/// Which gestures take part: the one added, those of the views inside, both or none.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the gesture that is added nor those inside the view.
  public static let none: GestureMask = []
  /// The gesture that is added, and none inside the view.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures inside the view, and not the one that is added.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture that is added and those inside the view; this is the default.
  public static let all: GestureMask = [.gesture, .subviews]
}
