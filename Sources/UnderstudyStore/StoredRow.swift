import Foundation

/// The name of a property in a stored object.
package struct StoredName: CodingKey {
  package let stringValue: String
  /// As the class has it, for messages of coders.
  package var description: String { "'\(stringValue)'" }
  package var debugDescription: String { description }
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init?(stringValue: String) { self.init(stringValue) }
  package init?(intValue: Int) { nil }

  /// The number of an object, which no property can have as its name.
  package static let number = StoredName("#")
}

/// An object as a file of a store has it: a number and values that are decoded when the class is known.
package struct StoredRow: Decodable {
  package let number: Int
  package let values: KeyedDecodingContainer<StoredName>

  package init(from decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: StoredName.self)
    number = try values.decode(Int.self, forKey: .number)
  }

  /// The names of the properties that have values.
  package var names: Set<String> { Set(values.allKeys.map(\.stringValue)).subtracting([StoredName.number.stringValue]) }
}

/// An object for a file.
package struct WrittenRow: Encodable {
  private let number: Int
  private let write: (inout KeyedEncodingContainer<StoredName>) throws -> Void

  /// - Parameter write: Encodes the values of the properties.
  package init(_ number: Int, _ write: @escaping (inout KeyedEncodingContainer<StoredName>) throws -> Void) {
    (self.number, self.write) = (number, write)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StoredName.self)
    try container.encode(number, forKey: .number)
    try write(&container)
  }
}

extension WrittenRow {
  /// Makes the object of a row that was read from a file.
  init(_ row: StoredRow) throws {
    let values = try row.values.allKeys.map { ($0, try row.values.decode(KeptValue.self, forKey: $0)) }
    self.init(row.number) { container in for (key, value) in values { try container.encode(value, forKey: key) } }
  }
}

/// A value whose class is not known, which is written as it was read.
private enum KeptValue: Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case decimal(Decimal)
  case text(String)
  case array([KeptValue])
  case object([String: KeptValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .decimal(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([KeptValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: KeptValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
