import Foundation

/// Messages between page, server and sessions: objects of JSON without line breaks.
enum StudioMessage {
  /// - Returns: nil for what is no object.
  static func read(_ bytes: [UInt8]) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
  }

  static func object(_ values: [String: Any]) -> [UInt8] {
    guard let data = try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys) else {
      return Array("{}".utf8)
    }
    return Array(data)
  }

  /// As sessions answer what they refuse.
  static func error(_ code: String, _ text: String) -> [UInt8] {
    object(["error": ["code": code, "message": text]])
  }

  /// A line of a session as it is, inside of a message that says which session it is of.
  static func line(_ line: [UInt8], as key: String, of session: Int) -> [UInt8] {
    Array("{\"session\":\(session),\"\(key)\":".utf8) + line + Array("}".utf8)
  }
}
