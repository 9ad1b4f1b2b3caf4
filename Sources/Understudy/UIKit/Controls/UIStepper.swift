import Foundation

/// UIKit's stepper, for its appearance.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// 94 by 32 points, as every stepper (LAY-238).
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
