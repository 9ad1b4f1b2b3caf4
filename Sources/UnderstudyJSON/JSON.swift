/// A value of JSON (RFC 8259), as sessions and their faces exchange it: a line for each message.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// A whole number that a `Double` does not hold exactly, in digits.
  case digits(String)
  case string(String)
  case array([JSON])
  /// The members in the order in which they are written; read ones are in the order of their names.
  case object([Member])

  /// A named value of an object.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  // MARK: - Reading

  /// The value of a member; of several with the same name the last. Nil for other values than objects.
  package subscript(name: String) -> JSON? { members?.last { $0.name == name }?.value }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var double: Double? {
    switch self {
    case .number(let number): number
    case .digits(let digits): Double(digits)
    default: nil
    }
  }
  package var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }

  /// A number without a fraction that an `Int` holds.
  package var integer: Int? {
    if case .digits(let digits) = self { return Int(digits) }
    return double.flatMap { Int(exactly: $0) }
  }

  /// The texts of an array of texts; nil for anything else.
  package var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The kind of value, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number, .digits: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  // MARK: - Making

  /// An object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  package static func texts(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }

  package static func integer(_ number: Int) -> JSON { .number(Double(number)) }

  /// This object with a member set: in its place, or at the end. Other values stay as they are.
  package func setting(_ name: String, to value: JSON?) -> JSON {
    guard var members else { return self }
    let place = members.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): members[place] = Member(name, value)
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(Member(name, value))
    case (nil, nil): break
    }
    return .object(members)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0.0, $0.1) }) }
}
