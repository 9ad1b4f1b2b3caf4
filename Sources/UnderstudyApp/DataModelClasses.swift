import Foundation

/// The Swift source with the classes of a data model that Xcode generates for an app, and with the model itself.
///
/// The accessors call `NSManagedObject`, as no runtime of Objective-C makes them here.
struct DataModelClasses {
  /// A model of a target, by its file's name.
  struct Model {
    let name: String
    let text: String
    let file: DataModelFile
  }

  let models: [Model]
  /// Models that cannot be read, each with the reason.
  private(set) var problems: [String] = []

  /// Reads every model below a folder.
  init(below folder: URL) {
    var models: [Model] = []
    for url in Self.files(below: folder) {
      do {
        let text = try DataModelFile.text(at: url)
        let name = url.deletingPathExtension().lastPathComponent
        models.append(Model(name: name, text: text, file: try DataModelFile(text: text)))
      } catch {
        problems.append("\(url.lastPathComponent): \(error)")
      }
    }
    self.models = models
  }

  private static func files(below folder: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.flatMap { name -> [URL] in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
      if ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) { return [url] }
      return name.hasPrefix(".") ? [] : files(below: url)
    }
  }

  /// The file's text. Without the module it is empty, as for a target that does not name the product.
  var text: String {
    """
    // Made of the target's data models. swift-format-ignore-file
    #if canImport(CoreData)
    import CoreData
    import SwiftUI

    \(models.flatMap { model in model.file.entities.compactMap { Self.source(of: $0, in: model.file) } }.joined(separator: "\n"))
    enum UnderstudyDataModels: _AppDataModels {
      static let models = [
    \(models.map { "    \"\($0.name)\": ####\"\"\"\n\($0.text)\n\"\"\"####" }.joined(separator: ",\n"))
      ]
    }
    #endif

    """
  }

  /// The class and its extension; nil for an entity whose class the app writes.
  static func source(of entity: DataModelFile.Entity, in file: DataModelFile) -> String? {
    guard let name = entity.className, entity.code != .none else { return nil }
    let parent = file.entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
    let declaration = entity.code == .class ? "public class \(name): \(parent) {}\n\n" : ""
    let members =
      [
        "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(entity.name)\") }"
      ] + entity.attributes.map { property($0.name, type(of: $0)) }
      + entity.relationships.flatMap { relationship(of: $0, in: file) }
    let identity = entity.parent == nil ? "\nextension \(name): Identifiable {}\n" : ""
    return declaration + "extension \(name) {\n\(members.joined(separator: "\n"))\n}\n" + identity
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func property(_ name: String, _ type: String) -> String {
    let written = keywords.contains(name) ? "`\(name)`" : name
    return "  public var \(written): \(type) {\n"
      + "    get { managedValue(\"\(name)\") }\n    set { setManagedValue(newValue, \"\(name)\") }\n  }"
  }

  /// The type that Xcode gives the property.
  static func type(of attribute: DataModelFile.Attribute) -> String {
    switch attribute.type {
    case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
    case "Double": attribute.isScalar ? "Double" : "NSNumber?"
    case "Float": attribute.isScalar ? "Float" : "NSNumber?"
    case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Composite": "[String: Any]?"
    default: (attribute.valueClass ?? "NSObject") + "?"
    }
  }

  private static func relationship(of relationship: DataModelFile.Relationship, in file: DataModelFile) -> [String] {
    let destination = file.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    guard relationship.isToMany else { return [property(relationship.name, "\(destination)?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    func method(_ verb: String, _ parameters: String, _ arguments: String) -> String {
      "  public func \(verb)\(title)(\(parameters)) { changeManagedObjects(\"\(verb)\(title)\", \(arguments)) }"
    }
    var lines = [property(relationship.name, set + "?")]
    if relationship.isOrdered {
      lines += [
        method("insertInto", "_ value: \(destination), at idx: Int", "value, idx"),
        method("removeFrom", "at idx: Int", "idx"),
        method("insertInto", "_ values: [\(destination)], at indexes: NSIndexSet", "values, indexes"),
        method("removeFrom", "at indexes: NSIndexSet", "indexes"),
        method("replace", "at idx: Int, with value: \(destination)", "idx, value"),
        method("replace", "at indexes: NSIndexSet, with values: [\(destination)]", "indexes, values"),
      ]
    }
    return lines + [
      method("addTo", "_ value: \(destination)", "value"), method("removeFrom", "_ value: \(destination)", "value"),
      method("addTo", "_ values: \(set)", "values"), method("removeFrom", "_ values: \(set)", "values"),
    ]
  }
}
