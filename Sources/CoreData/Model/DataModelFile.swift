import Foundation

/// A data model as Xcode's editor writes it, for the module and for the plugin that generates classes.
struct DataModelFile {
  struct Attribute {
    let name: String
    /// As the file names it, such as `Integer 16`.
    let type: String
    let isOptional: Bool
    let isTransient: Bool
    /// Whether a search of the home screen looks at it.
    let isSearched: Bool
    /// Whether its property has a type of Swift such as `Int16`, and not `NSNumber`.
    let isScalar: Bool
    let defaultText: String?
    let minimum: String?
    let maximum: String?
    let pattern: String?
    /// The class of a transformable value.
    let valueClass: String?
    let transformer: String?
    /// What a derived attribute is computed by.
    let derivation: String?
    let originalName: String?
    let isStoredOutside: Bool
  }

  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let isOptional: Bool
    let minimum: Int
    let maximum: Int
    let deleteRule: String
    let originalName: String?
  }

  struct Entity {
    enum Code: String {
      case `class`, category
      case none
    }

    let name: String
    /// Nil for objects of `NSManagedObject` itself.
    let className: String?
    let module: String?
    let code: Code
    let parent: String?
    let isAbstract: Bool
    /// The key path of the name that a search shows.
    let nameInSearch: String?
    let attributes: [Attribute]
    let relationships: [Relationship]
    let uniqueness: [[String]]
    let originalName: String?
    let information: [String: String]
  }

  struct Request {
    let name: String
    let entity: String
    let predicate: String?
    let limit: Int
  }

  let entities: [Entity]
  let requests: [Request]
  /// The names of entities by those of configurations.
  let configurations: [String: [String]]
  let version: String

  /// Reads a model's text.
  ///
  /// - Throws: ``DataModelElement/Problem``.
  init(text: String) throws {
    let root = try DataModelElement(text: text)
    guard root.name == "model" else {
      throw DataModelElement.Problem(description: "<\(root.name)> is no data model")
    }
    entities = try root.all("entity").map(Entity.init)
    requests = root.all("fetchRequest").compactMap { element in
      guard let name = element.attributes["name"], let entity = element.attributes["entity"] else { return nil }
      return Request(
        name: name, entity: entity, predicate: element.attributes["predicateString"],
        limit: element.attributes["fetchLimit"].flatMap(Int.init) ?? 0)
    }
    var members: [String: [String]] = [:]
    for element in root.all("configuration") {
      guard let name = element.attributes["name"] else { continue }
      members[name] = element.all("memberEntity").compactMap { $0.attributes["name"] }
    }
    configurations = members
    version = root.attributes["userDefinedModelVersionIdentifier"] ?? ""
  }

  /// The text of a model at an address: of a folder `.xcdatamodeld` that of its current version.
  ///
  /// - Throws: If it cannot be read.
  static func text(at url: URL) throws -> String {
    let inner = url.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: inner.path) { return try String(contentsOf: inner, encoding: .utf8) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw DataModelElement.Problem(description: "there is no \(url.lastPathComponent)")
    }
    guard isFolder.boolValue else { return try String(contentsOf: url, encoding: .utf8) }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xcdatamodel") }
    let list = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion"))
    let current = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let named = (current as? [String: Any])?["_XCCurrentVersionName"] as? String
    let first = names.min { ($0.count, $0) < ($1.count, $1) }
    guard let version = named.flatMap({ names.contains($0) ? $0 : nil }) ?? first else {
      throw DataModelElement.Problem(description: "\(url.lastPathComponent) has no version")
    }
    return try text(at: url.appendingPathComponent(version))
  }
}

extension DataModelFile.Entity {
  fileprivate init(_ element: DataModelElement) throws {
    guard let name = element.attributes["name"] else {
      throw DataModelElement.Problem(description: "an entity has no name")
    }
    self.name = name
    let written = element.attributes["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    className = written == "NSManagedObject" || written?.isEmpty == true ? nil : written
    module = element.attributes["customModule"]
    code = element.attributes["codeGenerationType"].flatMap(Code.init) ?? .none
    parent = element.attributes["parentEntity"]
    isAbstract = element.isOn("isAbstract")
    nameInSearch = element.attributes["coreSpotlightDisplayNameExpression"]
    attributes = element.all("attribute").compactMap(DataModelFile.Attribute.init)
    relationships = element.all("relationship").compactMap(DataModelFile.Relationship.init)
    uniqueness = element.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }.map { constraint in
      constraint.all("constraint").compactMap { $0.attributes["value"] }
    }
    originalName = element.attributes["elementID"]
    var information: [String: String] = [:]
    for entry in element.all("userInfo").flatMap({ $0.all("entry") }) {
      if let key = entry.attributes["key"] { information[key] = entry.attributes["value"] ?? "" }
    }
    self.information = information
  }
}

extension DataModelFile.Attribute {
  fileprivate init?(_ element: DataModelElement) {
    let values = element.attributes
    guard let name = values["name"] else { return nil }
    self.name = name
    type = values["attributeType"] ?? "Undefined"
    isOptional = element.isOn("optional")
    isTransient = element.isOn("transient")
    isSearched = element.isOn("spotlightIndexingEnabled")
    isScalar = element.isOn("usesScalarValueType")
    defaultText = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
    minimum = values["minValueString"] ?? values["minDateTimeInterval"]
    maximum = values["maxValueString"] ?? values["maxDateTimeInterval"]
    pattern = values["regularExpressionString"]
    valueClass = values["customClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    transformer = values["valueTransformerName"]
    derivation = element.isOn("derived") ? values["derivationExpression"] : nil
    originalName = values["elementID"]
    isStoredOutside = element.isOn("allowsExternalBinaryDataStorage")
  }
}

extension DataModelFile.Relationship {
  fileprivate init?(_ element: DataModelElement) {
    let values = element.attributes
    guard let name = values["name"], let destination = values["destinationEntity"] else { return nil }
    (self.name, self.destination) = (name, destination)
    inverse = values["inverseName"]
    isToMany = element.isOn("toMany")
    isOrdered = element.isOn("ordered")
    isOptional = element.isOn("optional")
    minimum = values["minCount"].flatMap(Int.init) ?? 0
    maximum = values["maxCount"].flatMap(Int.init) ?? (element.isOn("toMany") ? 0 : 1)
    deleteRule = values["deletionRule"] ?? "Nullify"
    originalName = values["elementID"]
  }
}
