import Foundation

/// What a text shows: its characters, the links among them, and what in it looks other than the rest.
package struct ResolvedText: Equatable {
  package struct Link: Equatable {
    package var text: String
    package var destination: URL
  }

  /// A part of a text that has one look: characters, or an image.
  struct Part: Equatable {
    var text: String
    /// What is written on the part, from the inside out.
    var changes: [TextChange] = []
    var image: Image?
  }

  package var string = ""
  package var links: [Link] = []
  /// All of the text, in order; empty where it has one look, that of its place.
  private(set) var parts: [Part] = []

  package init(_ string: String = "", links: [Link] = []) { (self.string, self.links) = (string, links) }

  /// An image, which has no characters.
  init(_ image: Image) { parts = [Part(text: "", image: image)] }

  /// Characters with a look of their own.
  init(_ string: String, _ changes: [TextChange]) {
    self.string = string
    if !changes.isEmpty { parts = [Part(text: string, changes: changes)] }
  }

  static func += (lhs: inout ResolvedText, rhs: ResolvedText) {
    if !(lhs.parts.isEmpty && rhs.parts.isEmpty) { lhs.parts = lhs.allParts + rhs.allParts }
    lhs.string += rhs.string
    lhs.links += rhs.links
  }

  private var allParts: [Part] {
    if !parts.isEmpty || string.isEmpty { return parts }
    return [Part(text: string)]
  }

  /// The text with changes that are written on all of it: those of a part are further in, and hold.
  func with(_ changes: [TextChange]) -> ResolvedText {
    guard !changes.isEmpty else { return self }
    var copy = self
    copy.parts = string.isEmpty && parts.isEmpty ? [Part(text: "")] : allParts
    for index in copy.parts.indices { copy.parts[index].changes += changes }
    return copy
  }
}

/// The texts in a localizable text that have a look of their own. Signs stand for them until the text is complete, as they may
/// change their places in a translation.
struct InsertedTexts {
  private(set) var links: [ResolvedText.Link] = []
  private var texts: [ResolvedText] = []

  /// The first of the signs: characters that have no meaning.
  private static let firstSign: UInt32 = 0xF0000
  private static let limit = 0xFFFE

  /// What stands for an argument in the format.
  mutating func argument(for argument: TextArgument, in context: TextContext) -> FormatArgument {
    switch argument.value {
    case .value(let value): return value
    case .text(let text):
      let resolved = text.resolved(in: context)
      links += resolved.links
      guard !resolved.parts.isEmpty, texts.count < Self.limit,
        let sign = Unicode.Scalar(Self.firstSign + UInt32(texts.count))
      else { return .string(resolved.string) }
      texts.append(resolved)
      return .string(String(Character(sign)))
    }
  }

  /// A text with the inserted ones in the places of their signs; its links are not added.
  func filled(_ text: String, _ changes: [TextChange] = []) -> ResolvedText {
    guard !texts.isEmpty else { return ResolvedText(text, changes) }
    var result = ResolvedText()
    var plain = String.UnicodeScalarView()
    func flush() {
      if !plain.isEmpty { result += ResolvedText(String(plain)) }
      plain = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      guard scalar.value >= Self.firstSign, scalar.value - Self.firstSign < texts.count else {
        plain.append(scalar)
        continue
      }
      flush()
      var inserted = texts[Int(scalar.value - Self.firstSign)]
      inserted.links = []
      result += inserted
    }
    flush()
    return result.with(changes)
  }
}
