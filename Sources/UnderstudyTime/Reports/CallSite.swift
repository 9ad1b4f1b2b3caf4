/// The place of a call in the source of a test or an app; small, because every query has one.
package struct CallSite: Sendable {
  package let fileID: StaticString
  package let file: StaticString
  package let line: UInt

  package init(_ fileID: StaticString, _ file: StaticString, _ line: UInt) {
    (self.fileID, self.file, self.line) = (fileID, file, line)
  }
}
