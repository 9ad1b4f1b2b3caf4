/// The place of a call in the test's source; small, because every query has one.
package struct CallSite: Sendable {
  package let fileID: StaticString
  package let file: StaticString
  package let line: UInt

  package init(_ fileID: StaticString, _ file: StaticString, _ line: UInt) {
    (self.fileID, self.file, self.line) = (fileID, file, line)
  }

  /// The form that test frameworks take; made only when there is something to report.
  package var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
  }

  /// The module that a file belongs to.
  static func module(of fileID: StaticString) -> String { String("\(fileID)".prefix { $0 != "/" }) }
}
