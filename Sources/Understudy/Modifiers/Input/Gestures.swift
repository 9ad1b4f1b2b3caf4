import UnderstudyElements

extension ElementAction {
  /// How long a finger stays in one place, in seconds; nil where it does not.
  var heldDuration: Double? {
    switch self {
    case .tap: 0
    case .press(let duration): duration
    case .drag(_, _, let held, _): held
    default: nil
    }
  }
}
