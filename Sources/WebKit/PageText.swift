import Foundation

/// What a page says: its title, texts and links. Nothing is laid out.
struct PageText: Equatable {
  enum Part: Equatable {
    case text(String)
    case heading(String)
    case link(String, String)
    case button(String)
  }

  private(set) var title = ""
  private(set) var parts: [Part] = []
  private var text = ""
  private var address: String?

  /// Tags that end a text.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "td", "th", "section",
    "article", "header", "footer", "main", "nav", "body", "hr", "blockquote", "pre", "form", "a", "button",
  ]

  init(_ html: String) {
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let isEnd = tag.hasPrefix("/")
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if !isEnd, ["script", "style"].contains(name) {
        rest = rest[(rest.range(of: "</" + name, options: .caseInsensitive)?.lowerBound ?? rest.endIndex)...]
      } else {
        take(name, isEnd: isEnd, tag)
      }
    }
    text += rest
    end { .text($0) }
  }

  private mutating func take(_ name: String, isEnd: Bool, _ tag: String) {
    if name == "title" {
      if isEnd { title = Self.plain(text) }
      text = ""
      return
    }
    guard Self.blocks.contains(name) else { return }
    if isEnd, name.count == 2, name.hasPrefix("h"), name != "hr" {
      end { .heading($0) }
    } else if isEnd, name == "a", let address {
      end { .link($0, address) }
      self.address = nil
    } else if isEnd, name == "button" {
      end { .button($0) }
    } else {
      end { .text($0) }
      if !isEnd, name == "a" { address = Self.value(of: "href", in: tag) }
    }
  }

  private mutating func end(_ make: (String) -> Part) {
    let plain = Self.plain(text)
    if !plain.isEmpty { parts.append(make(plain)) }
    text = ""
  }

  private static func value(of attribute: String, in tag: String) -> String? {
    guard let start = tag.range(of: attribute + "=", options: .caseInsensitive)?.upperBound, start < tag.endIndex else {
      return nil
    }
    let quote = tag[start]
    guard quote == "\"" || quote == "'" else { return String(tag[start...].prefix { $0 != " " }) }
    return String(tag[tag.index(after: start)...].prefix { $0 != quote })
  }

  /// A text without runs of spaces, and with its characters in place of their names.
  private static func plain(_ text: String) -> String {
    var plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    ] { plain = plain.replacingOccurrences(of: name, with: character) }
    return plain
  }
}
