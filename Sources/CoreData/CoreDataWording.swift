import Foundation
import UnderstudyCore

/// The words of Core Data's messages.
enum CoreDataWording {
  static func log(_ message: String) { RuntimeLog.log(.framework, message) }

  static func noModel(_ name: String) -> String {
    let names = Set(DataModels.names).sorted().joined(separator: ", ")
    return
      "There is no data model '\(name)'. \(names.isEmpty ? "The program has none" : "The program has \(names)"): add the plugin UnderstudyApp to the target with the .xcdatamodeld, or the file to its resources."
  }

  static func noEntity(_ name: String, _ model: NSManagedObjectModel?) -> String {
    "There is no entity '\(name)'. " + known(model)
  }

  static func noEntity(ofClass name: String, _ model: NSManagedObjectModel?) -> String {
    "No entity has the class '\(name)'. " + known(model)
  }

  private static func known(_ model: NSManagedObjectModel?) -> String {
    guard let model else { return "No data model with it is loaded." }
    let names = model.entities.map(\.title).sorted().joined(separator: ", ")
    return names.isEmpty ? "The data model has no entities." : "The data model has \(names)."
  }

  static func abstract(_ entity: NSEntityDescription) -> String {
    "\(entity.title) is abstract: only entities below it have objects."
  }

  static func unknownKey(_ key: String, _ entity: NSEntityDescription) -> String {
    let keys = entity.properties.map(\.name).sorted().joined(separator: ", ")
    return "\(entity.title) has no '\(key)'. It has \(keys.isEmpty ? "no properties" : keys)."
  }

  static func wrongType(_ value: Any, _ attribute: NSAttributeDescription) -> String {
    "'\(attribute.name)' of \(attribute.entity?.title ?? "an object") cannot be a \(type(of: value)): the type of the attribute is \(attribute.attributeType)."
  }

  static func notInFile(_ value: Any, _ attribute: NSAttributeDescription) -> String {
    "'\(attribute.name)' of \(attribute.entity?.title ?? "an object") is not in the file of its store, as a \(type(of: value)) is neither text nor number, date, data, list or dictionary. The app has the value until it ends."
  }

  static func cannotRead(_ entity: NSEntityDescription, _ key: String, _ value: Any?, _ type: Any.Type) -> String {
    let found = value.map { "is a \(Swift.type(of: $0))" } ?? "has no value"
    return "\(entity.title).\(key) \(found), which cannot be read as \(type)."
  }

  static func changedAfterDeletion(_ entity: NSEntityDescription, _ key: String) -> String {
    "\(entity.title).\(key) was set after the deletion of the object was saved, or its context was reset. A device stops the app here."
  }

  static func noContext(_ entity: NSEntityDescription, _ key: String) -> String {
    "\(entity.title).\(key) was set, and the object is in no context: insert it first."
  }

  static func otherContext(_ entity: NSEntityDescription) -> String {
    "An object of \(entity.title) belongs to another context, and cannot be used in this one. Find it here by its objectID."
  }

  static func wrongEntity(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> String {
    "An object of \(object.entity.title) cannot be in '\(relationship.name)', which has objects of \(relationship.destinationEntity?.title ?? "no entity")."
  }

  static let noStore =
    "The container has no store: loadPersistentStores(completionHandler:) was not called, or it has failed."

  static let noContextAround =
    "There is no managed object context. An .environment(\\.managedObjectContext, …) may be missing on the scene or on a view around this one."

  static func noObject(_ id: NSManagedObjectID) -> String { "There is no object \(id) any more." }

  /// An error in Cocoa's domain.
  static func error(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
    var information = information
    information[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }
}
