import Testing

/// A place in a test's source, in a form that every test framework's own can be made from.
package struct SourceLocation: Sendable, Equatable {
  /// Module and file name, as `#fileID` gives them.
  package let fileID: String
  package let filePath: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1.
  package let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// The place that Swift Testing's `#_sourceLocation` names.
  package init(_ location: Testing.SourceLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
  }

  /// File name and line, as messages name a place.
  package var text: String { "\(fileID.split(separator: "/").last ?? "?"):\(line)" }

  /// Swift Testing's form; nil where that would trap, since it takes neither line 0 nor a file without a module.
  var forSwiftTesting: Testing.SourceLocation? {
    guard line > 0, column > 0, let slash = fileID.firstIndex(of: "/"), slash > fileID.startIndex,
      fileID.index(after: slash) < fileID.endIndex
    else { return nil }
    return Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
