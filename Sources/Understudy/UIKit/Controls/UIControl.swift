/// What the user sets or presses in UIKit, for its appearance: SwiftUI's controls have nothing of it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control can be used, true by default; its element does not follow it.
  open var isEnabled = true
  /// Whether the control is selected, false by default; its element does not follow it.
  open var isSelected = false

  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Makes a combination of states of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states: no bit.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user cannot use the control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, such as the segment that is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
