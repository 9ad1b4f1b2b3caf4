import Foundation

/// Why a text is no JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, with the place as far as it is known.
  package let message: String
}

extension JSON {
  /// Reads a text that is one value; members of objects are in the order of their names.
  ///
  /// - Throws: ``JSONError`` for anything else.
  package init(reading text: String) throws(JSONError) {
    do {
      self = Self(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
    } catch {
      throw JSONError(message: (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)")
    }
  }

  /// A value as `JSONSerialization` gives it.
  private init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements.map(JSON.init(_:)))
    case let members as [String: Any]:
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, JSON($0.value)) })
    // A Boolean is one of two objects; numbers are converted to `Bool`, too.
    case let number as NSNumber where number === JSON.yes || number === JSON.no: self = .bool(number === JSON.yes)
    case let number as NSNumber: self = Self.number(number)
    default: self = .null
    }
  }

  private static func number(_ number: NSNumber) -> JSON {
    let (value, digits) = (number.doubleValue, number.stringValue)
    guard value.magnitude >= 0x1p53, digits.allSatisfy({ $0.isNumber || $0 == "-" }) else { return .number(value) }
    return .digits(digits)
  }

  private static let yes = NSNumber(value: true)
  private static let no = NSNumber(value: false)
}
