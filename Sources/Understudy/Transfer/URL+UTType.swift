import Foundation

extension URL {
  /// The URL of a file in this folder, with the extension of a type unless the name has one of that type. Source: Apple's page
  /// "appendingPathComponent(_:conformingTo:)".
  ///
  /// - Parameters:
  ///   - partialName: The file's name, with or without an extension.
  ///   - contentType: What the file contains.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The URL with the extension of a type unless it has one of that type. Source: Apple's page "appendingPathExtension(for:)".
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let isThere = UTType(filenameExtension: pathExtension)?.conforms(to: contentType) ?? false
    guard !pathExtension.isEmpty && isThere else {
      return contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
    return self
  }

  /// Appends a file's name, as ``appendingPathComponent(_:conformingTo:)`` does.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the extension of a type, as ``appendingPathExtension(for:)`` does.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}
