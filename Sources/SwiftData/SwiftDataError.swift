import Foundation
import UnderstudyCore

/// What a container or context cannot do. Source: Apple's page "SwiftDataError".
public struct SwiftDataError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  private let code: String
  let detail: String

  init(_ code: String, _ detail: String = "") { (self.code, self.detail) = (code, detail) }

  func saying(_ detail: String) -> SwiftDataError { SwiftDataError(code, detail) }

  /// The stored objects cannot be read with the classes that a container has.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// Two configurations of a container have the same name.
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// A class is asked for that the container does not store.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// An object cannot be saved as it is.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// The file of a store cannot be written. Its objects are kept for the app, and the next save writes them.
  public static let unwritableStore = SwiftDataError("unwritableStore")
  /// There is no context to act in.
  public static let missingModelContext = SwiftDataError("missingModelContext")

  /// Errors of the same kind are equal, whatever caused them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }
  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The kind, and what caused the error.
  public var description: String { detail.isEmpty ? code : "\(code): \(detail)" }
  /// The text of ``description``.
  public var errorDescription: String? { description }
}

/// The words of SwiftData's messages.
enum SwiftDataWording {
  static func log(_ message: String) { RuntimeLog.log(.framework, message) }

  static func changedAfterDeletion(_ entity: ModelEntity, _ name: String) -> String {
    "\(entity.name).\(name) was set after the deletion of the object was saved. A device stops the app here."
  }

  static func noValue(_ entity: ModelEntity, _ slot: Int) -> String {
    "\(entity.name).\(entity.properties[slot].name) has no value: the object that it refers to is deleted, or its context has ended."
  }

  static func otherActor(_ entity: ModelEntity, _ slot: Int) -> String {
    "\(entity.name).\(entity.properties[slot].name) was used outside of the main actor, to which its context belongs. A device may stop the app here, or lose the change: give other actors the persistentModelID, and fetch the object there."
  }

  static func otherContext(_ entity: ModelEntity) -> String {
    "An object of \(entity.name) belongs to another context, and cannot be used in this one. Fetch it here by its persistentModelID."
  }

  static func notInSchema(_ entity: ModelEntity) -> String {
    "\(entity.name) is not in the schema of the container. Name the class where the container is made."
  }

  static let noContainer =
    "There is no model container. A .modelContainer(for:) may be missing on the scene or on a view around this one."
}
