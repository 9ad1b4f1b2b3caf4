import Testing
import UnderstudyTime

/// An error that knows the call that has thrown it, for frameworks that do not (F-91).
package protocol PlacedError: Error {
  var place: CallPlace { get }
}

extension CallPlace {
  package init(_ file: StaticString, _ line: UInt) { self.init(file: "\(file)", line: Int(line)) }

  /// Swift Testing's form; nil where that would trap, since it takes neither line 0 nor a file without a module.
  var forSwiftTesting: SourceLocation? {
    let fileID = fileID ?? "Tests/\(file.split(separator: "/").last ?? "?")"
    guard line > 0, column > 0, let slash = fileID.firstIndex(of: "/"), slash > fileID.startIndex,
      fileID.index(after: slash) < fileID.endIndex
    else { return nil }
    return SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  }
}
