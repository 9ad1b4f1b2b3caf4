import Foundation

/// A kind of data, by the name that all systems know it by. Source: Apple's page "UTType".
///
/// The kinds of the list below and what they conform to are Apple's. A kind that an app exports or imports conforms to what the
/// app says; an `Info.plist` is not read.
public struct UTType: Sendable {
  /// The name, as `public.plain-text`.
  public let identifier: String
  /// What an app says that its own kind conforms to.
  private let declaredParents: [String]

  private init(_ identifier: String, parents: [String] = []) {
    (self.identifier, declaredParents) = (identifier, parents)
  }

  /// Finds a kind by its name; nil where the system has none of the name.
  public init?(_ identifier: String) {
    guard UniformTypes.all[identifier] != nil else { return nil }
    self.init(identifier, parents: [])
  }

  /// Finds the kind of files with an extension; a dynamic kind for one that is unknown, and nil where that would not conform.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without the dot.
  ///   - supertype: What the kind must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    if let known = UniformTypes.identifier(ofExtension: name) {
      self.init(known, parents: [])
      guard conforms(to: supertype) else { return nil }
    } else {
      self.init("dyn.\(name)", parents: [supertype.identifier])
    }
  }

  /// Finds the kind that the web calls by a name such as `image/png`; nil where there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let known = UniformTypes.all.first(where: { $0.value.mimeType == name })?.key else { return nil }
    self.init(known, parents: [])
    guard conforms(to: supertype) else { return nil }
  }

  /// Makes a kind that the app declares as its own.
  ///
  /// - Parameters:
  ///   - identifier: The name, in reverse domain notation.
  ///   - parentType: What the kind conforms to; data if nil.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [parentType?.identifier ?? "public.data"])
  }

  /// Makes a kind that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: The name, in reverse domain notation.
  ///   - parentType: What the kind conforms to; data if nil.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [parentType?.identifier ?? "public.data"])
  }

  /// A kind of the list, by a name that is known to stand there.
  package init(known identifier: String) { self.init(identifier, parents: []) }

  // MARK: - Conformance

  /// Whether a thing of this kind is also one of another: each kind conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether this kind is another one that conforms to `type`.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether `type` is another one that conforms to this kind.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All that the kind conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = parents
    while let next = pending.popLast() {
      let type = UTType(next, parents: [])
      if found.insert(type).inserted { pending += type.parents }
    }
    return found
  }

  private var parents: [String] { UniformTypes.all[identifier]?.parents ?? declaredParents }

  // MARK: - Names

  /// The extension that files of the kind usually have, without the dot.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return UniformTypes.all[identifier]?.extensions.first
  }

  /// What the web calls the kind.
  public var preferredMIMEType: String? { UniformTypes.all[identifier]?.mimeType }

  /// The name again: there are no descriptions for users here.
  public var localizedDescription: String? { UniformTypes.all[identifier] == nil ? nil : identifier }

  /// Whether the system has made the kind for an extension that it does not know.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the kind is one of the list, not one of an app.
  public var isDeclared: Bool { UniformTypes.all[identifier] != nil }

  /// Whether the kind is one of the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable {
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads the name; it need not be known.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self), parents: ["public.data"])
  }

  /// Writes the name alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
