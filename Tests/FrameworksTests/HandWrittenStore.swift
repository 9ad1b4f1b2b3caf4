import Foundation

/// A store's file as a person writes it.
enum HandWrittenStore {
  /// - Parameter objects: the members of the file's "objects".
  static func write(_ objects: String, to url: URL) throws {
    let text = """
      {
      "format": "Understudy store",
      "version": 1,
      "identifier": "A",
      "objects": {\(objects)}
      }
      """
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
