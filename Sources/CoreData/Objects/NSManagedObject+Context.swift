import Foundation

/// Gives managed objects the initializer by a context alone.
///
/// A protocol, because generic code makes objects by it, and subclasses may declare an initializer of the same form without `required`.
public protocol ManagedObjectInitializable: NSManagedObject {
  /// Makes an object of an entity, and inserts it into a context if one is given.
  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

extension NSManagedObject: ManagedObjectInitializable {}

extension ManagedObjectInitializable {
  /// Makes an object of the class's entity, and inserts it into a context.
  public init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    if let entity = moc.model?.entities.first(where: { $0.className == name }) {
      self.init(entity: entity, insertInto: moc)
    } else {
      CoreDataWording.log(CoreDataWording.noEntity(ofClass: name, moc.model))
      self.init(entity: .unknown(name), insertInto: nil)
    }
  }
}
