import Foundation

/// What takes the place of a part of a source file that does not compile here.
struct Substitute: Codable, Hashable {
  /// How much is replaced, and by what.
  enum Form: String, Codable, CaseIterable {
    /// The statement alone; the rest of its body runs.
    case statement
    /// A statement in a view's body, by a view that shows nothing.
    case statementView
    /// The whole body, which answers with the default of its type.
    case body
    /// A closure, by a view that shows nothing.
    case bodyView
    /// The body of an initializer, by one that sets nothing: all properties have first values.
    case emptyBody
    /// A declaration that overrides nothing here, without the word.
    case declaration
    /// A declaration that cannot override here, by another name.
    case renamed
    /// A view without the modifier.
    case modifier
    /// A declaration without the attribute.
    case attribute
    /// Nothing: not even the beginning of the declaration compiles, and what names it is replaced in turn.
    case removed
  }

  /// The declaration that the part belongs to.
  let name: String
  /// Where the part began when it was replaced, from 1.
  let line: Int
  /// What the compiler said.
  let reason: String
  let form: Form
  /// A hash of the part's words. A part that was edited since has another one, and is compiled as it stands.
  let mark: String

  /// The hash of a part's words, the same in each process.
  static func mark(of range: Range<Int>, in tokens: SourceTokens) -> String {
    StableHash.text(of: range.map { tokens.text($0) }.joined(separator: "\u{1F}"))
  }

  /// The forms that a part can have, the smallest first.
  static func forms(of part: SourcePart, in tokens: SourceTokens) -> [Form] {
    switch part.kind {
    case .statement:
      switch tokens.text(part.range.lowerBound) {
      case "let", "var", "return": [.statement]
      // Views begin with the name of a type.
      case let word where word.first?.isUppercase == true: [.statementView, .statement]
      default: [.statement, .statementView]
      }
    case .closure: [.body, .bodyView]
    case .initializer(let isFailable): isFailable ? [.body] : [.emptyBody, .body]
    case .block: []
    case .override: [.declaration, .renamed]
    case .modifier: [.modifier]
    case .attribute: [.attribute]
    case .member: [.removed]
    case .value(let type): type == nil ? [.body] : [.statement, .body]
    default: [.body]
    }
  }

  /// The source that takes the place of a part, in one line.
  func text(for part: SourcePart, in tokens: SourceTokens, of file: String) -> String {
    let member = Self.quoted("\(file): \(name), line \(line)")
    let call = "Standin.noteSubstitute(\(member), \(Self.quoted(reason)))"
    let view = "StandinView(substitute: \(member), \(Self.quoted(reason)))"
    switch (form, part.kind) {
    case (.modifier, _), (.attribute, _), (.removed, _): return ""
    case (.renamed, _):
      let rest = Array(part.range.dropFirst())
      guard let name = rest.firstIndex(where: { tokens.text($0 - 1) == "func" || tokens.text($0 - 1) == "var" }) else {
        return ""
      }
      return tokens.text(in: rest[0]..<rest[name]) + " replaced_" + tokens.text(in: rest[name]..<part.range.upperBound)
    case (.declaration, _): return tokens.text(in: part.range.dropFirst())
    case (.statement, .value(let type?)):
      return "Standin.substitute(\(member), \(Self.quoted(reason))) as \(type)"
    case (_, .value): return "Standin.substitute(\(member), \(Self.quoted(reason))) as Anything"
    case (.statement, _): return statement(part, tokens, member, call)
    case (.statementView, _): return view
    case (_, .view): return "{ \(view) }"
    case (_, .action), (_, .deinitializer): return "{ \(call) }"
    case (.emptyBody, _): return "{ \(call) }"
    case (_, .initializer(isFailable: true)): return "{ \(call); return nil }"
    case (_, .initializer): return "{ Standin.stop(\(member), \(Self.quoted(reason))) }"
    case (.bodyView, .closure(let head)): return "{ \(Self.taken(head, part, tokens))\(view) }"
    case (_, .result(isThrowing: true)):
      return "{ return try Standin.throwingSubstitute(\(member), \(Self.quoted(reason))) }"
    case (_, .closure(let head)):
      return "{ \(Self.taken(head, part, tokens))return Standin.substitute(\(member), \(Self.quoted(reason))) }"
    default: return "{ return Standin.substitute(\(member), \(Self.quoted(reason))) }"
    }
  }

  /// A statement without its value, which the default of its type replaces.
  private func statement(_ part: SourcePart, _ tokens: SourceTokens, _ member: String, _ call: String) -> String {
    let value = "Standin.substitute(\(member), \(Self.quoted(reason)))"
    let first = part.range.lowerBound
    if tokens.text(first) == "return" { return "return \(value)" }
    guard let equals = SourceParts(tokens).equals(in: part.range) else { return call }
    let isTyped = !["let", "var"].contains(tokens.text(first)) || tokens.text(first + 2) == ":"
    return "\(tokens.text(in: first..<equals + 1)) \(value)\(isTyped ? "" : " as Anything")"
  }

  /// What a closure takes: as it is written, or by the numbers that it names.
  private static func taken(_ head: Range<Int>?, _ part: SourcePart, _ tokens: SourceTokens) -> String {
    if let head { return tokens.text(in: head) + " " }
    let numbers = part.range.compactMap { index -> Int? in
      let text = tokens.text(index)
      return text.hasPrefix("$") ? Int(text.dropFirst()) : nil
    }
    return numbers.max().map { "_ = (\((0...$0).map { "$\($0)" }.joined(separator: ", "))); " } ?? ""
  }

  /// A text as a literal in one line.
  static func quoted(_ text: String) -> String {
    let plain = text.map { $0.isNewline ? " " : String($0) }.joined()
    return "\"" + plain.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
