import UnderstudyTime

package typealias CallSite = UnderstudyTime.CallSite

extension CallSite {
  /// The form that test frameworks take; made only when there is something to report.
  package var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
  }

  /// The module that a file belongs to.
  package static func module(of fileID: StaticString) -> String { String("\(fileID)".prefix { $0 != "/" }) }
}
