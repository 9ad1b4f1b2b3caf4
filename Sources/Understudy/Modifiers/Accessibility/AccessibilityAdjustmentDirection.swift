/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
