import Foundation

/// A wish about the size and place of views. No layout runs here, so constraints can be made and activated and move
/// nothing.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The distance or length in points that the constraint was made with; setting it moves nothing.
  open var constant: CGFloat
  /// Whether the constraint has been activated; initially it has not.
  open var isActive = false

  init(constant: CGFloat) { self.constant = constant }

  /// Sets ``isActive`` of each constraint to true; frames stay as they are.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Sets ``isActive`` of each constraint to false; frames stay as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
