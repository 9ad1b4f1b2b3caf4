import Foundation

/// One link of a query's chain: what it does to the elements that the link before it found.
enum QueryStep {
  /// Everything below them, of a type.
  case descendants(ElementType)
  /// What is directly below them, of a type.
  case children(ElementType)
  /// Those that carry a text as one of their five identifying attributes.
  case carrying(String)
  /// The elements of a type that carry a text, or of that type with any.
  case ofType(ElementType, String?)
  case satisfying(NSPredicate)
  /// Those that are or contain something of a type that carries a text, or of that type with any.
  case containing(ElementType, String?)
  case containingSatisfying(NSPredicate)
  /// None: an outline relation that exists on macOS only.
  case nothing

  /// A text that every match must carry, so that the index gives the candidates.
  var indexKey: String? {
    switch self {
    case .carrying(let key): key.isEmpty ? nil : key
    case .ofType(_, let key): key
    case .satisfying(let predicate): Self.exactKey(of: predicate)
    default: nil
    }
  }

  private static func exactKey(of predicate: NSPredicate) -> String? {
    guard let exact = predicate.parsedFormat?.node.exactKey, !exact.string.isEmpty,
      ElementSubject.indexedKeys.contains(exact.key)
    else { return nil }
    return exact.string
  }

  /// Whether equal tree versions mean equal results. Predicates may read what changes without the tree, as `isEnabled`.
  var isStable: Bool {
    switch self {
    case .satisfying(let predicate): Self.exactKey(of: predicate) != nil
    case .containingSatisfying: false
    default: true
    }
  }

  /// The type of the elements that it finds; nil if it asks for none.
  var type: ElementType? {
    switch self {
    case .descendants(let type), .children(let type), .ofType(let type, _): type
    default: nil
    }
  }

  /// Whether the step keeps a part of its input; other steps continue with elements below it.
  var isFilter: Bool {
    switch self {
    case .descendants, .children, .nothing: false
    default: true
    }
  }

  /// The wording of XCUITest's logs.
  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .carrying(let key): "Elements matching predicate '\(Self.predicate(key))'"
    case .ofType(let type, nil): "Elements matching type \(type.name)"
    case .ofType(let type, let key?): "Elements matching type \(type.name) and predicate '\(Self.predicate(key))'"
    case .satisfying(let predicate): "Elements matching predicate '\(predicate.source)'"
    case .containing(let type, nil): "Elements containing elements matching type \(type.name)"
    case .containing(let type, let key?):
      "Elements containing elements matching type \(type.name) and predicate '\(Self.predicate(key))'"
    case .containingSatisfying(let predicate): "Elements containing elements matching predicate '\(predicate.source)'"
    case .nothing: "Disclosed child rows"
    }
  }

  private static func predicate(_ key: String) -> String { "\"\(key)\" IN identifiers" }
}

extension ElementType {
  /// Whether an element of this type matches a query for `wanted`.
  func matches(_ wanted: ElementType) -> Bool { self == wanted || wanted == .any }
}
