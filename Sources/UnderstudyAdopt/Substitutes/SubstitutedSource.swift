import Foundation

/// A copy of a source file in which substitutes stand in their places; its lines have the numbers that they have in the file.
struct SubstitutedSource {
  /// The copy's text.
  let text: String
  /// The lines and columns in the file of what was replaced, with its substitute.
  let places: [(begin: (line: Int, column: Int), end: (line: Int, column: Int), substitute: Substitute)]

  /// Replaces parts of a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - file: What takes the places.
  ///   - path: The file's place, which messages of the compiler name.
  init(_ source: String, _ file: SubstituteList.File, at path: String) {
    let tokens = SourceTokens(source)
    var wanted: [String: Substitute] = [:]
    for substitute in file.substitutes { wanted[substitute.mark] = substitute }
    var edits: [(range: Range<Int>, text: String, substitute: Substitute?)] = []
    if !wanted.isEmpty {
      for part in SourceParts(tokens).all {
        guard let substitute = wanted[Substitute.mark(of: part.range, in: tokens)],
          Substitute.forms(of: part, in: tokens).contains(substitute.form)
        else { continue }
        edits.append((part.range, substitute.text(for: part, in: tokens, of: file.path), substitute))
      }
    }
    if file.isWithoutObjectiveC {
      edits += ObjectiveCParts.edits(tokens).map { ($0.range, $0.text, nil) }
    }
    if file.isForIOS { edits += IOSConditions.edits(tokens).map { ($0.range, $0.text, nil) } }
    // An outer part takes its inner ones along.
    edits.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    let bytes = Array(source.utf8)
    let start = file.substitutes.isEmpty && !file.isWithoutObjectiveC ? "\n" : "import UnderstudyStandins\n"
    var result = Array("\(start)#sourceLocation(file: \"\(path)\", line: 1)\n".utf8)
    var places: [(begin: (line: Int, column: Int), end: (line: Int, column: Int), substitute: Substitute)] = []
    var end = 0
    for edit in edits {
      let first = tokens.tokens[edit.range.lowerBound]
      let last = tokens.tokens[edit.range.upperBound - 1]
      guard first.offset >= end else { continue }
      result += bytes[end..<first.offset]
      result += Array(edit.text.utf8)
      result += bytes[first.offset..<last.end].filter { $0 == UInt8(ascii: "\n") }
      end = last.end
      if let substitute = edit.substitute {
        let lines = bytes[last.offset..<last.end].count { $0 == UInt8(ascii: "\n") }
        places.append(((first.line, first.column), (last.line + lines, last.column), substitute))
      }
    }
    result += bytes[end...]
    text = String(decoding: result, as: UTF8.self)
    self.places = places
  }
}

/// Conditions of compilation that ask for iOS.
enum IOSConditions {
  /// What makes them hold on Linux.
  static func edits(_ tokens: SourceTokens) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    var isCondition = false
    for index in 0..<tokens.count {
      let token = tokens.tokens[index]
      if token.beginsLine { isCondition = token.text == "#" && ["if", "elseif"].contains(tokens.text(index + 1)) }
      if isCondition, token.text == "iOS", tokens.text(index - 1) == "(", tokens.text(index - 2) == "os" {
        edits.append((index..<index + 1, "Linux"))
      }
    }
    return edits
  }
}

/// Declarations' parts that only a platform with Objective-C can compile.
enum ObjectiveCParts {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "nonobjc", "GKInspectable",
  ]

  /// What leaves attributes out, and writes selectors as texts.
  static func edits(_ tokens: SourceTokens) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    for index in 0..<tokens.count {
      if tokens.text(index) == "@", tokens.text(index + 1) == "NSManaged" { edits += managed(index, tokens) }
      if tokens.text(index) == "@", attributes.contains(tokens.text(index + 1)) {
        var end = index + 2
        if tokens.text(end) == "(", tokens.tokens[end].isAttached, let close = tokens.partners[end] { end = close + 1 }
        if tokens.text(end) == "optional" { end += 1 }
        edits.append((index..<end, ""))
      }
      if tokens.text(index) == "#", tokens.text(index + 1) == "selector" || tokens.text(index + 1) == "keyPath",
        tokens.text(index + 2) == "(", let close = tokens.partners[index + 2]
      {
        let name = tokens.text(in: index + 3..<close)
        let text = tokens.text(index + 1) == "selector" ? "Selector(\"\(name)\")" : "\"\(name)\""
        edits.append((index..<close + 1, text))
      }
    }
    return edits
  }

  /// A declaration that Core Data would give its code at run time gets one that keeps values, or does nothing.
  private static func managed(_ place: Int, _ tokens: SourceTokens) -> [(range: Range<Int>, text: String)] {
    guard
      let word = (place + 2..<min(place + 8, tokens.count)).first(where: { ["var", "func"].contains(tokens.text($0)) })
    else { return [] }
    var end = word + 2
    while end < tokens.count, !tokens.tokens[end].beginsLine, tokens.text(end) != "}", tokens.text(end) != ";" {
      end += 1
    }
    let name = tokens.text(word + 1)
    let type = tokens.text(word) == "var" && tokens.text(word + 2) == ":" ? tokens.text(in: word + 3..<end) : "Any"
    let code =
      tokens.text(word) == "var"
      ? "{ get { Standin.managedValue(\"\(name)\", of: self) as \(type) } set { Standin.setManagedValue(newValue, \"\(name)\", of: self) } }"
      : "{ Standin.note(\"CoreData.\(name)\") }"
    return [(place..<place + 2, ""), (end - 1..<end, tokens.text(end - 1) + " " + code)]
  }
}
