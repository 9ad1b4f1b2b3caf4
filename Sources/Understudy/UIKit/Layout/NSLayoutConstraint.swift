import Foundation

/// A wish about the size and place of views. No layout runs here, so constraints can be made and activated and move
/// nothing.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var isActive = false

  init(constant: CGFloat) { self.constant = constant }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
