import Foundation
import Understudy

/// What a tag of a kind of data is: an extension of files, or a name on the web. Source: Apple's page "UTTagClass".
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String
  /// Makes a class of its name; there are two.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of files, without the dot.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// Names such as `image/png`.
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension UTType {
  /// Finds the kind with a tag; nil where there is none that conforms.
  ///
  /// - Parameters:
  ///   - tag: An extension without the dot, or a name on the web.
  ///   - tagClass: Which of them it is.
  ///   - supertype: What the kind must conform to; nil for anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// The kinds with a tag, the usual one first.
  ///
  /// - Parameters:
  ///   - tag: An extension without the dot, or a name on the web.
  ///   - tagClass: Which of them it is.
  ///   - supertype: What the kinds must conform to; nil for anything.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let found = UniformTypes.all.filter { entry in
      switch tagClass {
      case .filenameExtension: entry.value.extensions.contains(tag)
      case .mimeType: entry.value.mimeType == tag
      default: false
      }
    }
    let types = found.keys.sorted().map { UTType(known: $0) }.filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
    guard types.isEmpty, tagClass == .filenameExtension, found.isEmpty else { return types }
    return [UTType(filenameExtension: tag, conformingTo: supertype ?? .data)].compactMap(\.self)
  }

  /// The extensions and the names on the web that stand for the kind, the usual ones first.
  public var tags: [UTTagClass: [String]] {
    if isDynamic { return preferredFilenameExtension.map { [.filenameExtension: [$0]] } ?? [:] }
    guard let declaration = UniformTypes.all[identifier] else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if let mimeType = declaration.mimeType { tags[.mimeType] = [mimeType] }
    return tags
  }

  /// Nil: no kind of the list has a version.
  public var version: Int? { nil }
  /// Nil: no kind of the list has a page about it.
  public var referenceURL: URL? { nil }
}

extension URL {
  /// The URL with the extension of a kind; without a change where the kind has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    var url = self
    url.appendPathExtension(for: contentType)
    return url
  }

  /// Adds the extension of a kind, unless the name has one that stands for the kind.
  public mutating func appendPathExtension(for contentType: UTType) {
    guard !stands(for: contentType), let ending = contentType.preferredFilenameExtension else { return }
    appendPathExtension(ending)
  }

  /// The URL with one more component, which has the extension of a kind.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
      .appendingPathExtension(for: contentType)
  }

  /// Adds a component, which has the extension of a kind.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  private func stands(for type: UTType) -> Bool {
    !pathExtension.isEmpty && UTType(filenameExtension: pathExtension)?.conforms(to: type) == true
  }
}
