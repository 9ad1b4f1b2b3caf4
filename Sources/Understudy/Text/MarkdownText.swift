import Foundation

/// The inline Markdown of a localizable text: emphasis, code, strikethrough and links; white space stays as it is (F-12).
///
/// Follows the rules of CommonMark for which signs open and close; a sign without partner is text.
enum MarkdownText {
  struct Run: Equatable {
    var text: String
    var link: URL?
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruckThrough = false
    /// Whether its nouns agree with its number (F-119).
    var isInflected = false

    /// How the run looks other than the text around it.
    var changes: [TextChange] {
      var changes: [TextChange] = []
      if isStrong { changes.append(.bold(true)) }
      if isEmphasized { changes.append(.italic(true)) }
      if isCode { changes.append(.monospaced(true)) }
      if isStruckThrough { changes.append(.strikethrough(true)) }
      return changes
    }

    fileprivate func hasLook(of other: Run) -> Bool {
      link == other.link && isStrong == other.isStrong && isEmphasized == other.isEmphasized && isCode == other.isCode
        && isStruckThrough == other.isStruckThrough && isInflected == other.isInflected
    }
  }

  /// The runs of text, without signs. Most texts have none, and are one run.
  static func runs(of text: String) -> [Run] {
    guard hasSigns(text) else { return [Run(text: text)] }
    var parser = Parser(text)
    return parser.parse()
  }

  /// Whether a text can be anything else than its characters.
  static func hasSigns(_ text: String) -> Bool {
    // Read as bytes, as views of a string are generic, which costs ten times as much in the debug builds that tests run in.
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        if isSign(bytes[place]) { return true }
        place += 1
      }
      return false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
      UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  private struct Parser {
    /// A piece of text, or a row of signs that may open or close emphasis.
    private struct Piece {
      var run: Run
      var sign: Character?
      var opens = false
      var closes = false

      init(_ run: Run) { self.run = run }
    }

    private let characters: [Character]
    private var position = 0
    private var pieces: [Piece] = []

    init(_ text: String) { characters = Array(text) }

    mutating func parse() -> [Run] {
      var plain = ""
      while position < characters.count {
        if let marked = takeMarked() {
          if !plain.isEmpty { pieces.append(Piece(Run(text: plain))) }
          plain = ""
          pieces += marked
        } else {
          plain += takePlain()
        }
      }
      if !plain.isEmpty { pieces.append(Piece(Run(text: plain))) }
      pairSigns()
      return merged()
    }

    /// What is no plain text at the position; nil, and nothing taken, where there is plain text.
    private mutating func takeMarked() -> [Piece]? {
      let character = characters[position]
      switch character {
      case "`": return code().map { [Piece(Run(text: $0, isCode: true))] }
      case "*", "_", "~":
        let before = position > 0 ? characters[position - 1] : " "
        let row = takeRow(of: character)
        return [signs(row, character, before)]
      case "^" where position + 1 < characters.count && characters[position + 1] == "[":
        guard let (inner, attributes) = attributed() else { return nil }
        return MarkdownText.runs(of: inner).map { run in
          var run = run
          run.isInflected = run.isInflected || attributes.asksForInflection
          return Piece(run)
        }
      case "[":
        guard let (inner, destination) = link() else { return nil }
        return MarkdownText.runs(of: inner).map { run in
          var run = run
          run.link = destination
          return Piece(run)
        }
      case "<": return address().map { [Piece(Run(text: $0.text, link: $0.url))] }
      default: return nil
      }
    }

    /// A character, or what an escape or an entity stands for.
    private mutating func takePlain() -> String {
      let character = characters[position]
      switch character {
      case "\\" where position + 1 < characters.count && characters[position + 1].isASCIIPunctuation:
        position += 2
        return String(characters[position - 1])
      case "`": return takeRow(of: "`")
      case "&": return entity()
      default:
        position += 1
        return String(character)
      }
    }

    private mutating func takeRow(of sign: Character) -> String {
      var row = ""
      while position < characters.count, characters[position] == sign {
        row.append(sign)
        position += 1
      }
      return row
    }

    private func signs(_ row: String, _ sign: Character, _ before: Character) -> Piece {
      let after = position < characters.count ? characters[position] : " "
      let isLeft = !after.isWhitespace && (!after.isSignLike || before.isWhitespace || before.isSignLike)
      let isRight = !before.isWhitespace && (!before.isSignLike || after.isWhitespace || after.isSignLike)
      // An underscore within a word is one.
      let opens = sign == "_" ? isLeft && (!isRight || before.isSignLike) : isLeft
      let closes = sign == "_" ? isRight && (!isLeft || after.isSignLike) : isRight
      var piece = Piece(Run(text: row))
      (piece.sign, piece.opens, piece.closes) = (sign, opens, closes)
      return piece
    }

    private mutating func code() -> String? {
      let start = position
      let fence = takeRow(of: "`").count
      let inside = position
      while position < characters.count {
        guard characters[position] == "`" else {
          position += 1
          continue
        }
        let end = position
        if takeRow(of: "`").count == fence {
          var text = String(characters[inside..<end])
          if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
            text = String(text.dropFirst().dropLast())
          }
          return text
        }
      }
      position = start
      return nil
    }

    /// The two parts of `[text](rest)` and where it ends; nil where it is none.
    private func bracketed(from start: Int) -> (text: String, rest: String, end: Int)? {
      var depth = 0
      var index = start
      while index < characters.count {
        if characters[index] == "\\" {
          index += 2
          continue
        }
        if characters[index] == "[" { depth += 1 }
        if characters[index] == "]" { depth -= 1 }
        if depth == 0 { break }
        index += 1
      }
      guard index + 1 < characters.count, characters[index + 1] == "(" else { return nil }
      var level = 0
      var end = index + 1
      while end < characters.count {
        if characters[end] == "(" { level += 1 }
        if characters[end] == ")" { level -= 1 }
        if level == 0 { break }
        end += 1
      }
      guard end < characters.count else { return nil }
      return (String(characters[(start + 1)..<index]), String(characters[(index + 2)..<end]), end + 1)
    }

    /// `^[text](name: value)`, Apple's attributes; nil, and nothing taken, where it is none.
    private mutating func attributed() -> (text: String, attributes: String)? {
      guard let (text, attributes, end) = bracketed(from: position + 1), attributes.contains(":") else { return nil }
      position = end
      return (text, attributes)
    }

    /// `[text](destination "title")`; nil, and nothing taken, where it is none.
    private mutating func link() -> (text: String, destination: URL)? {
      guard let (text, rest, end) = bracketed(from: position) else { return nil }
      let target = rest.trimmingCharacters(in: .whitespaces)
      var address = target.prefix { !$0.isWhitespace }
      if address.hasPrefix("<"), address.hasSuffix(">") { address = address.dropFirst().dropLast() }
      guard let url = URL(string: String(address)) else { return nil }
      position = end
      return (text, url)
    }

    /// `<https://a.b>`; tags of HTML are text.
    private mutating func address() -> (text: String, url: URL)? {
      guard let end = characters[position...].firstIndex(of: ">") else { return nil }
      let text = String(characters[(position + 1)..<end])
      guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil else { return nil }
      position = end + 1
      return (text, url)
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©"]

    private mutating func entity() -> String {
      let name = characters[(position + 1)...].prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let end = position + 1 + name.count
      guard end < characters.count, characters[end] == ";" else {
        position += 1
        return "&"
      }
      let text = String(name)
      let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst())
      let numbered = text.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } : nil
      guard let found = numbered ?? Self.entities[text] else {
        position += 1
        return "&"
      }
      position = end + 1
      return found
    }

    /// Each row that closes looks back for one that opens, and takes two signs of each, or one.
    private mutating func pairSigns() {
      var closer = 0
      while closer < pieces.count {
        guard let sign = pieces[closer].sign, pieces[closer].closes, !pieces[closer].run.text.isEmpty,
          let opener = pieces[..<closer].lastIndex(where: { $0.sign == sign && $0.opens && !$0.run.text.isEmpty })
        else {
          closer += 1
          continue
        }
        let isStrong = pieces[closer].run.text.count >= 2 && pieces[opener].run.text.count >= 2
        let count = isStrong ? 2 : 1
        pieces[closer].run.text.removeLast(count)
        pieces[opener].run.text.removeLast(count)
        for index in (opener + 1)..<closer {
          // What was not closed inside is text.
          pieces[index].opens = false
          if sign == "~" {
            pieces[index].run.isStruckThrough = true
          } else if isStrong {
            pieces[index].run.isStrong = true
          } else {
            pieces[index].run.isEmphasized = true
          }
        }
      }
    }

    private func merged() -> [Run] {
      var runs: [Run] = []
      for piece in pieces where !piece.run.text.isEmpty {
        if let last = runs.indices.last, runs[last].hasLook(of: piece.run) {
          runs[last].text += piece.run.text
        } else {
          runs.append(piece.run)
        }
      }
      return runs
    }
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool { isASCII && isSignLike }
  fileprivate var isSignLike: Bool { isPunctuation || isSymbol }
}

extension String {
  /// Whether attributes of Markdown have the words agree, as `inflect: true`.
  fileprivate var asksForInflection: Bool {
    split(separator: ",").contains { part in
      let words = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return words == ["inflect", "true"]
    }
  }
}
