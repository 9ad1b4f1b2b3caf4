import Foundation

/// Why a text is no JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, with the place as far as it is known.
  package let message: String
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .bool(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([JSON].self) {
      self = .array(elements)
    } else {
      let members = try container.decode([String: JSON].self)
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
  }
}

extension JSON {
  /// Reads a text that is one value; members of objects are in the order of their names.
  ///
  /// - Throws: ``JSONError`` for anything else.
  package init(reading text: String) throws(JSONError) {
    do {
      self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    } catch DecodingError.dataCorrupted(let context) {
      let detail = context.underlyingError.map { ($0 as NSError).userInfo["NSDebugDescription"] as? String ?? "\($0)" }
      throw JSONError(message: detail ?? context.debugDescription)
    } catch {
      throw JSONError(message: "\(error)")
    }
  }
}
