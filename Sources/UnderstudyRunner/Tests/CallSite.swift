import UnderstudyTime

package typealias CallSite = UnderstudyTime.CallSite

extension CallSite {
  /// The form that test frameworks take; made only when there is something to report.
  package var location: CallPlace {
    CallPlace(file: "\(file)", line: Int(line), fileID: "\(fileID)")
  }

  /// The module that a file belongs to.
  package static func module(of fileID: StaticString) -> String { String("\(fileID)".prefix { $0 != "/" }) }
}
