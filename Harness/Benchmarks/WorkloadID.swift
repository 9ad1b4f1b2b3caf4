/// The name of a workload in the table and on the command line.
public enum WorkloadID: String, CaseIterable, Sendable {
  case flow = "W1"
  case mounting = "W2"
  case tapping = "W3"
  case rootChange = "W4"
  case finding = "W5"
  case nestedMount = "W6-mount"
  case nestedUpdate = "W6-update"
  case preferenceChange = "W7"
  case asyncFlows = "W11"
  case firstLayout = "L1"
  case relayout = "L2"
  case openList = "L3-open"
  case jumpInList = "L3-jump"
  case swipeThroughList = "L3-swipe"
  case flatStacks = "L4-flat"
  case nestedStacks = "L4"
  case sizePreference = "L5"
  case vectorPicture = "L6-svg"
  case pixelPicture = "L6-png"
  case userFlow = "D1"
  case firstFlow = "D2"

  /// - Parameter name: The name, in any case of letters.
  public init?(named name: String) {
    guard let id = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
    self = id
  }
}
