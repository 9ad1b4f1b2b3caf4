import Foundation

/// What a predicate is evaluated against: an element's attributes, a query, or a plain value.
package protocol PredicateSubject {
  /// What `SELF` stands for; by default the subject itself.
  var predicateSelf: Any? { get }

  /// The value of one key. Runs for every subject of a query; must not change what is evaluated.
  func predicateValue(forKey key: String) -> PredicateLookup
}

extension PredicateSubject {
  package var predicateSelf: Any? { self }
}

/// The answer of a subject for a key.
package enum PredicateLookup {
  case value(Any?)
  /// A lookup of a text, without the cost of casting `value`.
  case text(String?)
  case unknownKey
}

/// Subjects that can list their keys, for failure messages.
package protocol PredicateKeys {
  static var knownKeys: [String] { get }
  /// What messages call an object of the type.
  static var messageName: String { get }
}

extension PredicateKeys {
  package static var messageName: String { String(describing: Self.self) }
}

/// Any Swift value as a subject: text, numbers, dictionaries, or nothing at all.
struct PlainSubject: PredicateSubject {
  let object: Any?

  var predicateSelf: Any? { (object as? any PredicateSubject)?.predicateSelf ?? object }

  func predicateValue(forKey key: String) -> PredicateLookup {
    switch object {
    case nil:
      // As key-value coding answers on nil.
      .value(nil)
    case let subject as any PredicateSubject:
      subject.predicateValue(forKey: key)
    case let dictionary as [String: Any]:
      .value(dictionary[key])
    case let string as String where key == "length":
      .value(string.utf16.count)
    case let object as NSObject where !(object is NSString || object is NSNumber):
      property(key, of: object).map(PredicateLookup.value) ?? .unknownKey
    default:
      .unknownKey
    }
  }

  /// The stored property of an object, which key-value coding finds on other platforms.
  private func property(_ key: String, of object: NSObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  var typeName: String {
    guard let object else { return "nil" }
    return (type(of: object) as? any PredicateKeys.Type)?.messageName ?? String(describing: type(of: object))
  }

  var knownKeys: [String] {
    switch object {
    case let object?: (type(of: object) as? any PredicateKeys.Type)?.knownKeys ?? (object is String ? ["length"] : [])
    case nil: []
    }
  }
}
