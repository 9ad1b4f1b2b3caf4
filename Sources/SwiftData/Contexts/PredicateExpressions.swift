import Foundation

extension PredicateExpressions {
  /// Whether a text contains another, as a user searches. Source: Apple's page
  /// "PredicateExpressions.StringLocalizedStandardContains".
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The result is a truth value.
    public typealias Output = Bool
    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Makes the expression of its parts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Compares without regard to case and marks, in the user's language.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive], locale: .current) != nil
    }
  }

  /// The order of two texts, as a user sees them. Source: Apple's page "PredicateExpressions.StringLocalizedCompare".
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The result is an order.
    public typealias Output = ComparisonResult
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// Makes the expression of its parts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Compares in the user's language.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (first, second) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(first).compare(String(second), locale: .current)
    }
  }

  /// Makes what `#Predicate` needs for `localizedStandardContains(_:)`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }

  /// Makes what `#Predicate` needs for `localizedCompare(_:)`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
