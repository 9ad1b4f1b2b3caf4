import Foundation

/// The text of a page: its lines by its blocks, without scripts and styles, with what is bold, italic or a link.
struct HTMLText {
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var link: URL?

    /// The font, if it differs from that of other text.
    var font: UIFont? {
      if isBold { return UIFont.boldSystemFont(ofSize: UIFont.systemFontSize) }
      return isItalic ? UIFont.italicSystemFont(ofSize: UIFont.systemFontSize) : nil
    }

    fileprivate func hasLook(of run: Run) -> Bool {
      isBold == run.isBold && isItalic == run.isItalic && link == run.link
    }
  }

  private(set) var runs: [Run] = []
  /// The elements around the place, from the outside.
  private var open: [(name: String, link: URL?)] = []
  /// Whether blank space comes before the next word.
  private var hasSpace = false

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "td", "th", "section", "article",
    "header", "footer", "blockquote", "pre", "body", "html", "dl", "dt", "dd", "figure", "nav", "main", "hr",
  ]
  private static let hidden: Set<String> = ["script", "style", "head", "title", "template"]
  private static let bold: Set<String> = ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"]
  private static let italic: Set<String> = ["i", "em", "cite", "dfn", "var"]
  private static let void: Set<String> = ["br", "hr", "img", "meta", "link", "input", "area", "base", "col", "wbr"]

  /// Reads a page. What is no tag stays text.
  init(_ page: String) {
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let second = rest.dropFirst().first, second.isLetter || "/!?".contains(second),
        let end = rest.firstIndex(of: ">")
      {
        read(rest[rest.index(after: start)..<end])
        rest = rest[rest.index(after: end)...]
        if let last = open.last, ["script", "style"].contains(last.name) {
          let close = rest.range(of: "</\(last.name)", options: .caseInsensitive)
          rest = close.map { rest[$0.lowerBound...] } ?? ""
        }
      } else {
        add("<")
        rest = rest.dropFirst()
      }
    }
    add(rest)
  }

  private mutating func read(_ tag: Substring) {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if name == "br" { return newLine(always: true) }
    if Self.blocks.contains(name) { newLine() }
    if isEnd {
      if let index = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(index...) }
    } else if !name.isEmpty, !Self.void.contains(name), tag.last != "/" {
      open.append((name, name == "a" ? Self.link(tag) : nil))
      if name == "li" { append("\t•\t") }
    }
  }

  private static func link(_ tag: Substring) -> URL? {
    guard let start = tag.range(of: "href=", options: .caseInsensitive)?.upperBound, start < tag.endIndex else {
      return nil
    }
    let quote = tag[start]
    let address =
      "\"'".contains(quote)
      ? tag[tag.index(after: start)...].prefix { $0 != quote } : tag[start...].prefix { !$0.isWhitespace }
    return URL(string: HTMLEntities.decoded(address))
  }

  private mutating func add(_ text: Substring) {
    guard !text.isEmpty, !open.contains(where: { Self.hidden.contains($0.name) }) else { return }
    if open.contains(where: { $0.name == "pre" }) { return append(HTMLEntities.decoded(text)) }
    let words = text.split(whereSeparator: \.isWhitespace)
    if text.first?.isWhitespace == true { hasSpace = true }
    for (index, word) in words.enumerated() {
      let needsSpace = (hasSpace || index > 0) && !(runs.last?.text.last?.isWhitespace ?? true)
      append((needsSpace ? " " : "") + HTMLEntities.decoded(word))
      hasSpace = false
    }
    hasSpace = hasSpace || text.last?.isWhitespace == true
  }

  private mutating func newLine(always: Bool = false) {
    hasSpace = false
    guard let last = runs.last?.text.last, always || last != "\n" else { return }
    runs[runs.count - 1].text += "\n"
  }

  private mutating func append(_ text: String) {
    let names = open.map(\.name)
    let run = Run(
      text: text, isBold: names.contains(where: Self.bold.contains),
      isItalic: names.contains(where: Self.italic.contains),
      link: open.last { $0.link != nil }?.link)
    if let last = runs.last, last.hasLook(of: run) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(run)
    }
  }
}

/// Characters that pages write by their names or numbers.
enum HTMLEntities {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§",
    "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "rarr": "→", "larr": "←",
  ]

  /// A text with its characters; what is no entity stays.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if let end = rest.prefix(10).firstIndex(of: ";"), let character = character(rest[..<end]) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let number = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
