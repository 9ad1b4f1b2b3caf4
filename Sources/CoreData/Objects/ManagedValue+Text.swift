import Foundation
import UnderstudyStore

extension ManagedValue {
  /// Writes a stored value of an attribute into an object of a file.
  ///
  /// - Returns: Whether a file can have the value.
  static func encode(
    _ value: Any, of attribute: NSAttributeDescription, _ container: inout KeyedEncodingContainer<StoredName>
  ) throws -> Bool {
    let name = StoredName(attribute.name)
    switch (attribute.attributeType, value) {
    case (.booleanAttributeType, let number as NSNumber): try container.encode(number.boolValue, forKey: name)
    case (.floatAttributeType, let number as NSNumber): try container.encode(number.floatValue, forKey: name)
    case (.doubleAttributeType, let number as NSNumber): try container.encode(number.doubleValue, forKey: name)
    case (.decimalAttributeType, let number as NSDecimalNumber): try container.encode(number.decimalValue, forKey: name)
    case (let type, let number as NSNumber) where type.isNumber: try container.encode(number.int64Value, forKey: name)
    case (.stringAttributeType, let text as String): try container.encode(text, forKey: name)
    case (.dateAttributeType, let date as Date): try container.encode(date, forKey: name)
    case (.binaryDataAttributeType, let data as Data): try container.encode(data, forKey: name)
    case (.UUIDAttributeType, let id as UUID): try container.encode(id, forKey: name)
    case (.URIAttributeType, let url as URL): try container.encode(url, forKey: name)
    default:
      // Numbers, texts, dates, data, and lists and dictionaries of them.
      guard let data = try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
      else { return false }
      try container.encode(data, forKey: name)
    }
    return true
  }

  /// The value of an attribute in an object of a file.
  static func decode(
    _ container: KeyedDecodingContainer<StoredName>, _ name: StoredName, of attribute: NSAttributeDescription
  ) throws -> Any? {
    guard try !container.decodeNil(forKey: name) else { return nil }
    switch attribute.attributeType {
    case .booleanAttributeType: return NSNumber(value: try container.decode(Bool.self, forKey: name))
    case .floatAttributeType: return NSNumber(value: try container.decode(Float.self, forKey: name))
    case .doubleAttributeType: return NSNumber(value: try container.decode(Double.self, forKey: name))
    case .decimalAttributeType: return NSDecimalNumber(decimal: try container.decode(Decimal.self, forKey: name))
    case let type where type.isNumber: return NSNumber(value: try container.decode(Int64.self, forKey: name))
    case .stringAttributeType: return try container.decode(String.self, forKey: name)
    case .dateAttributeType: return try container.decode(Date.self, forKey: name)
    case .binaryDataAttributeType: return try container.decode(Data.self, forKey: name)
    case .UUIDAttributeType: return try container.decode(UUID.self, forKey: name)
    case .URIAttributeType: return try container.decode(URL.self, forKey: name)
    default:
      let data = try container.decode(Data.self, forKey: name)
      return (try PropertyListSerialization.propertyList(from: data, format: nil) as? [Any])?.first
    }
  }
}
