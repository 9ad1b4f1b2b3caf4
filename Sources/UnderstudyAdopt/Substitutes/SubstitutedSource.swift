import Foundation

/// Other text for a range of tokens.
struct SourceEdit {
  let range: Range<Int>
  let text: String
}

/// A copy of a source file in which substitutes stand in their places; its lines have the numbers that they have in the file.
struct SubstitutedSource {
  /// The copy's text.
  let text: String

  /// Replaces parts of a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - file: What takes the places.
  ///   - path: The file's place, which messages of the compiler name.
  init(_ source: String, _ file: SubstituteList.File, at path: String) {
    let tokens = SourceTokens(source)
    var edits = Self.substitutes(file, tokens)
    if file.isWithoutObjectiveC { edits += ObjectiveCParts.edits(tokens) }
    if file.isForIOS {
      edits += IOSConditions.edits(tokens) + ImportedParts.edits(tokens) + TestClassNames.edits(tokens)
    }
    if let names = file.qualified { edits += QualifiedTypes.edits(tokens, names) }
    if file.isolatesOverrides == true {
      edits += IsolatedOverrides.edits(tokens, isIsolated: file.isOnMainActor == true)
    }
    // An outer part takes its inner ones along.
    edits.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    let bytes = Array(source.utf8)
    let isPlain = file.substitutes.isEmpty && !file.isWithoutObjectiveC && file.injected == nil
    let start = isPlain ? "\n" : "import UnderstudyStandins\n"
    var result = Array("\(start)#sourceLocation(file: \(Substitute.quoted(path)), line: 1)\n".utf8)
    var end = 0
    for edit in edits {
      let first = tokens.tokens[edit.range.lowerBound]
      let last = tokens.tokens[edit.range.upperBound - 1]
      guard first.offset >= end else { continue }
      result += bytes[end..<first.offset]
      result += Array(edit.text.utf8)
      result += bytes[first.offset..<last.end].filter { $0 == UInt8(ascii: "\n") }
      end = last.end
    }
    let made = file.injected.map { "\n" + InjectedTypes.text($0) } ?? ""
    text = String(decoding: result + bytes[end...], as: UTF8.self) + made
  }

  private static func substitutes(_ file: SubstituteList.File, _ tokens: SourceTokens) -> [SourceEdit] {
    guard !file.substitutes.isEmpty else { return [] }
    var wanted: [String: Substitute] = [:]
    for substitute in file.substitutes { wanted[substitute.mark] = substitute }
    return SourceParts(tokens).all.compactMap { part in
      guard let substitute = wanted[Substitute.mark(of: part.range, in: tokens)],
        Substitute.forms(of: part, in: tokens).contains(substitute.form)
      else { return nil }
      return SourceEdit(range: part.range, text: substitute.text(for: part, in: tokens, of: file.path))
    }
  }
}
