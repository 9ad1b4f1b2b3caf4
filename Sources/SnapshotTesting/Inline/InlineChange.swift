/// A snapshot that is to be written into the call that has made it.
struct InlineChange: Equatable {
  /// Counted from 1, in the source as it was built.
  let line: Int
  /// Counted from 1, in the source as it was built.
  let column: Int
  let syntax: InlineSnapshotSyntaxDescriptor
  /// Nil to remove the snapshot.
  let text: String?

  /// Whether both are about one place.
  func isAtPlace(of other: InlineChange) -> Bool {
    line == other.line && column == other.column && syntax.trailingClosureLabel == other.syntax.trailingClosureLabel
  }
}

/// Why a source cannot be changed.
struct InlineProblem: Error {
  let reason: String
}

/// Writes snapshots into source.
struct InlineSource {
  let source: String
  /// For messages.
  let path: String

  private struct Edit {
    let range: Range<Int>
    let text: String
    /// Where several are inserted at one place, the order of the closures.
    let order: Int
  }

  /// The source with all changes.
  func applying(_ changes: [InlineChange]) throws(InlineProblem) -> String {
    let scanner = SourceScanner(source)
    var edits: [Edit] = []
    for change in changes { edits += try self.edits(for: change, in: scanner) }
    edits.sort { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      bytes += scanner.bytes[position..<edit.range.lowerBound] + edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: bytes + scanner.bytes[position...], as: UTF8.self)
  }

  private func edits(for change: InlineChange, in scanner: SourceScanner) throws(InlineProblem) -> [Edit] {
    guard let offset = scanner.offset(line: change.line, column: change.column),
      let call = SourceCall(at: offset, in: scanner)
    else { throw InlineProblem(reason: SnapshotWording.noCall(path, change.line, change.column)) }
    let syntax = change.syntax
    if let argument = call.arguments.first(where: { isSnapshot($0, syntax, scanner) }) {
      return try replace(argument, by: change.text, syntax, scanner, isInParentheses: true)
    }
    if let closure = closure(of: call, syntax, scanner) {
      return try replace(closure, by: change.text, syntax, scanner, isInParentheses: false)
    }
    guard let text = change.text else { return [] }
    let label = call.closures.isEmpty ? "" : "\(syntax.trailingClosureLabel): "
    let literal = closureText(text, margin: scanner.indentation(at: call.end - 1), scanner)
    return [Edit(range: call.end..<call.end, text: " \(label)\(literal)", order: syntax.trailingClosureOffset)]
  }

  private func isSnapshot(
    _ argument: SourceCall.Argument, _ syntax: InlineSnapshotSyntaxDescriptor, _ scanner: SourceScanner
  ) -> Bool {
    guard let label = argument.label else { return false }
    let name = String(decoding: scanner.bytes[label], as: UTF8.self)
    return name == syntax.trailingClosureLabel || syntax.deprecatedTrailingClosureLabels.contains(name)
  }

  /// The trailing closure with the snapshot: the one with the label, or the first one where no other comes before it.
  private func closure(
    of call: SourceCall, _ syntax: InlineSnapshotSyntaxDescriptor, _ scanner: SourceScanner
  ) -> SourceCall.Argument? {
    if let labeled = call.closures.first(where: { isSnapshot($0, syntax, scanner) }) { return labeled }
    // Closures inside the parentheses are those that could come before it.
    let inside = call.arguments.count { scanner.byte(at: $0.value.lowerBound) == UInt8(ascii: "{") }
    return syntax.trailingClosureOffset <= inside ? call.closures.first : nil
  }

  private func replace(
    _ argument: SourceCall.Argument, by text: String?, _ syntax: InlineSnapshotSyntaxDescriptor,
    _ scanner: SourceScanner, isInParentheses: Bool
  ) throws(InlineProblem) -> [Edit] {
    let old = scanner.bytes[argument.value]
    let isNil = String(decoding: old, as: UTF8.self).filter { !$0.isWhitespace } == "nil"
    guard old.first == UInt8(ascii: "{") || isNil else {
      throw InlineProblem(reason: SnapshotWording.argumentIsNoClosure(syntax.trailingClosureLabel))
    }
    let order = syntax.trailingClosureOffset
    guard let text else {
      if isInParentheses { return [Edit(range: argument.value, text: "nil", order: order)] }
      // With the space before it, and its label.
      var start = argument.label?.lowerBound ?? argument.value.lowerBound
      while start > 0, scanner.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      return [Edit(range: start..<argument.value.upperBound, text: "", order: order)]
    }
    let margin = scanner.indentation(at: argument.value.lowerBound)
    var edits = [Edit(range: argument.value, text: closureText(text, margin: margin, scanner), order: order)]
    if let label = argument.label { edits.append(Edit(range: label, text: syntax.trailingClosureLabel, order: order)) }
    return edits
  }

  /// A closure of one literal.
  private func closureText(_ text: String, margin: String, _ scanner: SourceScanner) -> String {
    let inner = margin + scanner.indentationUnit
    let hashes = InlineLiteral.hashes(for: text)
    let lines = InlineLiteral.lines(of: text, hashes).map { $0.isEmpty ? "" : inner + $0 }
    let all = ["{", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(margin)}"]
    return all.joined(separator: scanner.lineBreak)
  }
}

/// A text as the lines of a literal.
enum InlineLiteral {
  /// The fewest number signs by which nothing in the text is an escape or an end.
  static func hashes(for text: String) -> String {
    var hashes = ""
    while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) { hashes += "#" }
    return hashes
  }

  /// The lines; what source cannot hold is escaped.
  static func lines(of text: String, _ hashes: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var result = ""
      for scalar in line {
        switch scalar {
        case "\r": result += "\\\(hashes)r"
        case "\t": result.unicodeScalars.append(scalar)
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }
}
