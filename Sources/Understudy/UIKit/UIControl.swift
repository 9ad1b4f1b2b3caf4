import Foundation

/// What the user sets or presses in UIKit, for its appearance: SwiftUI's controls have nothing of it.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false

  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// UIKit's segmented control, for its appearance.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

/// UIKit's switch, for its appearance.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

/// UIKit's slider, for its appearance.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

/// UIKit's stepper, for its appearance.
@preconcurrency @MainActor open class UIStepper: UIControl {}

/// The dots of pages, for their appearance.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
}
