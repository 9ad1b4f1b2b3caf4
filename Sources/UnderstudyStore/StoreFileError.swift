import Foundation

/// Why the file of a store cannot be read or written.
package struct StoreFileError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension StoreFile {
  /// An error of the file, which is left as it is.
  package func unreadable(_ reason: String) -> StoreFileError {
    StoreFileError(
      "The store at \(url.path) cannot be opened: \(reason). The file is left as it is; correct or remove it, or name another one."
    )
  }

  /// An error of a property that an object has in the file.
  ///
  /// - Parameters:
  ///   - property: The name of the property, or several of them.
  ///   - reason: What is wrong: a part of a sentence.
  package func unreadable(_ property: String, of number: Int, _ entity: String, _ reason: String) -> StoreFileError {
    let line = line(of: number, entity).map { "line \($0), " } ?? ""
    return unreadable("\(line)\(property) of object \(number) of \(entity): \(reason)")
  }

  /// An error of a value that cannot be decoded.
  package func unreadable(_ property: String, of number: Int, _ entity: String, because error: any Error)
    -> StoreFileError
  {
    // The path begins with the objects of the file, the class, and the place of the object and the property.
    let inside = (Self.codingPath(of: error)?.dropFirst(4) ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
    let place = inside.isEmpty ? "" : "at \(inside.joined(separator: "/")): "
    return unreadable("'\(property)'", of: number, entity, place + Self.reason(of: error))
  }

  /// Why data is no JSON, and where.
  static func syntaxError(in data: Data) -> String? {
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      guard let text = (error as NSError).userInfo["NSDebugDescription"] as? String else { return nil }
      let offset = text.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
      guard let offset, offset <= data.count else { return sentencePart(text) }
      return "line \(1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }), \(sentencePart(text))"
    }
    return nil
  }

  /// Where a value in the text is wrong, and what it is.
  static func place(of error: any Error, in text: StoreText? = nil) -> String {
    guard let path = codingPath(of: error), !path.isEmpty else { return reason(of: error) }
    var line = ""
    if path.count > 2, let index = path[2].intValue, let lines = text?.lines[path[1].stringValue],
      lines.indices.contains(index)
    {
      line = "line \(lines[index]), "
    }
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "\(line)at \(names.joined(separator: "/")): \(reason(of: error))"
  }

  /// What is wrong with a value, in the words of the model.
  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "there is no '\(key.stringValue)'"
    case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context),
      DecodingError.dataCorrupted(let context):
      sentencePart(context.debugDescription)
    case EncodingError.invalidValue(_, let context): sentencePart(context.debugDescription)
    default: "\(error)"
    }
  }

  private static func codingPath(of error: any Error) -> [any CodingKey]? {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      context.codingPath
    case EncodingError.invalidValue(_, let context): context.codingPath
    default: nil
    }
  }

  private static func sentencePart(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
