import Testing
import UnderstudyTime

/// An error that knows the call that has thrown it, for frameworks that do not (F-91).
package protocol PlacedError: Error {
  var place: SourceLocation { get }
}

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

  /// A place of which the module is not known.
  package init(_ file: StaticString, _ line: UInt) { self.init(path: "\(file)", line: Int(line)) }

  /// The place of a call; nil where the program has no debug information.
  package init?(_ trace: CallTrace) {
    guard let place = trace.place else { return nil }
    self.init(place)
  }

  package init(_ place: CallPlace) { self.init(path: place.file, line: place.line) }

  private init(path: String, line: Int) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(fileID: "Tests/\(name)", filePath: path, line: line, column: 1)
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
