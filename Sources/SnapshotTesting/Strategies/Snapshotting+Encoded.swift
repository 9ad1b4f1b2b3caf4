import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// Stores the value as JSON, pretty printed with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Stores what an encoder of JSON makes of the value.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json") { try encoder.encode($0) } }

  /// Stores the value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Stores what an encoder of property lists makes of the value.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// Stores an object of JSON, such as a dictionary, pretty printed with sorted keys.
  public static var json: Snapshotting {
    encoded("json") { value in
      // What is no object of JSON would end the process.
      guard JSONSerialization.isValidJSONObject([value]) else {
        throw NotJSON(type: "\(Mirror(reflecting: value).subjectType)")
      }
      return try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
    }
  }

  fileprivate static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        SnapshotRun.note(SnapshotWording.notEncoded(error))
        return ""
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

private struct NotJSON: Error, CustomStringConvertible {
  let type: String
  var description: String { "\(type) has something that JSON cannot hold" }
}
