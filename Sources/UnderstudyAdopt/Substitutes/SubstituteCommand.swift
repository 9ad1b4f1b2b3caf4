import Foundation

/// The command that builds call: it copies a source, with substitutes for the parts that do not compile here.
enum SubstituteCommand {
  static let name = "substitute"

  /// Writes the copy.
  ///
  /// - Parameter arguments: The package's folder, the source's path from there, and the place of the copy.
  /// - Throws: ``AdoptError`` if the source cannot be read, or the copy cannot be written.
  static func run(_ arguments: ArraySlice<String>) throws -> Int32 {
    let words = Array(arguments)
    guard words.count == 3 else { throw AdoptError.usage("\(name) needs a folder, a source and a copy's place") }
    let root = URL(fileURLWithPath: words[0])
    let source = root.descendant(words[1])
    guard let text = try? String(contentsOf: source, encoding: .utf8) else {
      throw AdoptError.usage("\(source.path) cannot be read; run adopt again if it was renamed")
    }
    let file = SubstituteList.read(in: root).files.first { $0.path == words[1] }
    let copy = file.map { SubstitutedSource(text, $0, at: source.path).text } ?? text
    try WrittenFile.write(copy, to: URL(fileURLWithPath: words[2]))
    return 0
  }
}
