import SwiftUI

/// What the user sees of a value. Source: Apple's page "DisplayRepresentation".
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A small image beside the texts. Source: Apple's page "DisplayRepresentation.Image".
  public struct Image: Hashable, Sendable {
    /// Its shape.
    public enum DisplayStyle: Sendable { case `default`, circular }

    private let name: String

    /// The image of a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    /// The image of a symbol with colors.
    public init(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
      name = systemName
    }
    /// An image of the app.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.name = name
    }
    /// An image of the app, in a bundle.
    public init(named name: String, bundle: Bundle, isTemplate: Bool? = nil) { self.name = name }
    /// An image of data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = "" }
    /// An image of a file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = url.absoluteString }
    /// An image of a file, in points.
    public init(url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil) {
      name = url.absoluteString
    }
  }

  /// The first text.
  public var title: LocalizedStringResource
  /// The second text.
  public var subtitle: LocalizedStringResource?
  /// A longer text.
  public var descriptionText: LocalizedStringResource?
  /// The image.
  public var image: Image?
  /// Other words for the title.
  public var synonyms: [LocalizedStringResource]

  /// Takes texts and an image.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
  }

  /// Takes texts, the longer one too, and an image.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Takes the title as a literal.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// Takes the title as a literal with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Whether the texts and the image are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.subtitle == rhs.subtitle && lhs.descriptionText == rhs.descriptionText
      && lhs.image == rhs.image && lhs.synonyms == rhs.synonyms
  }

  /// Takes the key of the title.
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// What the user sees of a type. Source: Apple's page "TypeDisplayRepresentation".
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The type's name.
  public var name: LocalizedStringResource
  /// The name with a number in front of it.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the name.
  public var synonyms: [LocalizedStringResource]

  /// Takes the name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }

  /// Takes the name as a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// Takes the name as a literal with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The user sees its values in some way. Source: Apple's page "InstanceDisplayRepresentable".
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// What the user sees.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// The user sees the type in some way. Source: Apple's page "TypeDisplayRepresentable".
public protocol TypeDisplayRepresentable {
  /// What the user sees.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// The user sees type and values in some way. Source: Apple's page "DisplayRepresentable".
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// The user sees each case in some way. Source: Apple's page "CaseDisplayRepresentable".
public protocol CaseDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  /// What the user sees, for each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The representation of the case; empty if there is none.
  public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "" }
}
