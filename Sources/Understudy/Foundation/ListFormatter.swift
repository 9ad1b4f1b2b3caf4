import Foundation

/// Joins texts as a language joins the items of a list: "Tea, Cake, and Milk".
///
/// Source: Apple's page "ListFormatter".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale whose language joins the items; nil for the current one.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes items that are no texts; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Makes a formatter of the current locale.
  public override init() { super.init() }
  /// Makes a formatter of the current locale: what an archive contains is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// The text of an array; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
