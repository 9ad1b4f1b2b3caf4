import Foundation
import UnderstudyTime

/// The right side of `LIKE` (wildcards) or `MATCHES` (regular expression), compiled once for each text and options.
package struct PredicatePattern: @unchecked Sendable {
  // Unchecked: NSRegularExpression does not change after it was made.
  private enum Kind {
    case wildcards([Wildcard])
    case expression(NSRegularExpression)
  }

  private enum Wildcard: Equatable {
    case anyText
    case anyCharacter
    case character(Character)
  }

  private struct Key: Hashable {
    let text: String
    let isExpression: Bool
    let options: PredicateOptions
  }

  private static let cache = Guarded<[Key: PredicatePattern]>([:])
  private static let cacheLimit = 256

  private let kind: Kind
  private let options: PredicateOptions

  /// The pattern for `LIKE` or `MATCHES`; nil when a regular expression is malformed.
  static func pattern(_ text: String, for operation: PredicateOperator, _ options: PredicateOptions) -> Self? {
    let key = Key(text: text, isExpression: operation == .matches, options: options)
    if let known = cache.withLock({ $0[key] }) { return known }
    guard let pattern = PredicatePattern(key) else { return nil }
    cache.withLock {
      if $0.count >= cacheLimit { $0.removeAll() }
      $0[key] = pattern
    }
    return pattern
  }

  private init?(_ key: Key) {
    options = key.options
    guard key.isExpression else {
      kind = .wildcards(Self.wildcards(PredicateText.folded(key.text, key.options)))
      return
    }
    var expressionOptions: NSRegularExpression.Options = []
    var text = key.text
    if options.contains(.caseInsensitive) { expressionOptions.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { text = PredicateText.folded(text, .diacriticInsensitive) }
    // Compiled alone first: `a)|(b` is malformed, and the brackets around it would hide that. Foundation refuses "".
    guard text.isEmpty || (try? NSRegularExpression(pattern: text, options: expressionOptions)) != nil,
      let whole = try? NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: expressionOptions)
    else { return nil }
    kind = .expression(whole)
  }

  func matches(_ text: String) -> Bool {
    switch kind {
    case .wildcards(let pattern):
      return Self.matches(PredicateText.folded(text, options), pattern)
    case .expression(let expression):
      let subject = options.contains(.diacriticInsensitive) ? PredicateText.folded(text, .diacriticInsensitive) : text
      let range = NSRange(subject.startIndex..., in: subject)
      return expression.firstMatch(in: subject, options: .anchored, range: range) != nil
    }
  }

  private static func wildcards(_ text: String) -> [Wildcard] {
    var result: [Wildcard] = []
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(.character(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "?" {
        result.append(.anyCharacter)
      } else if character != "*" {
        result.append(.character(character))
      } else if result.last != .anyText {
        result.append(.anyText)
      }
    }
    if isEscaped { result.append(.character("\\")) }
    return result
  }

  /// Goes back to the last `*` on a mismatch; earlier ones need no second try, so the work stays below text × pattern.
  private static func matches(_ text: String, _ pattern: [Wildcard]) -> Bool {
    var index = text.startIndex
    var position = 0
    var lastStar: (position: Int, index: String.Index)?
    while index < text.endIndex {
      if position < pattern.count, pattern[position] == .anyText {
        lastStar = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == .anyCharacter || pattern[position] == .character(text[index])
      {
        position += 1
        index = text.index(after: index)
      } else if let star = lastStar {
        let next = text.index(after: star.index)
        lastStar = (star.position, next)
        position = star.position + 1
        index = next
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == .anyText }
  }
}
