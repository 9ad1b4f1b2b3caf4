import UnderstudyElements

extension ElementAction {
  /// By how many rows the action turns a wheel on which it is done, forward where positive; nil for none.
  ///
  /// A finger that moves up brings later rows to the middle.
  var turnedRows: Int? {
    switch self {
    case .turnPickerWheel(let rows): rows
    case .swipe(.up, _): Self.flickedRows
    case .swipe(.down, _): -Self.flickedRows
    case .drag(_, let dy, _, _): Int(exactly: (-dy / ElementFrames.wheelRowHeight).rounded())
    default: nil
    }
  }

  /// How far a flick turns a wheel.
  private static var flickedRows: Int { 5 }
}
