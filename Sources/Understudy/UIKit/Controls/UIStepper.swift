/// UIKit's stepper, for its appearance.
@preconcurrency @MainActor open class UIStepper: UIControl {}
