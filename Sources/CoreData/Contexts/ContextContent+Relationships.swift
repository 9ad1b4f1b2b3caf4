import Foundation

extension ContextContent {
  /// Whether an object can be in a relationship of one of this context.
  func accepts(_ object: NSManagedObject, for relationship: NSRelationshipDescription) -> Bool {
    if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
      CoreDataWording.log(CoreDataWording.wrongEntity(object, relationship))
      return false
    }
    if object.content == nil, object.state == .new { insert(object) }
    guard object.content === self else {
      CoreDataWording.log(CoreDataWording.otherContext(object.entity))
      return false
    }
    return true
  }

  /// Changes the other side of a relationship that has been set.
  func maintainInverse(
    of object: NSManagedObject, _ relationship: NSRelationshipDescription, from old: [NSManagedObjectID],
    to new: [NSManagedObjectID]
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    let (before, after) = (Set(old), Set(new))
    for id in old where !after.contains(id) {
      if let target = self.object(id) { unlink(target, inverse.name, from: object.objectID) }
    }
    for id in new where !before.contains(id) {
      if let target = self.object(id) { link(target, inverse, to: object, back: relationship) }
    }
  }

  private func unlink(_ target: NSManagedObject, _ key: String, from id: NSManagedObjectID) {
    let links = target.links(key)
    guard links.contains(id) else { return }
    target.replace(links.filter { $0 != id }, key)
  }

  private func link(
    _ target: NSManagedObject, _ inverse: NSRelationshipDescription, to owner: NSManagedObject,
    back: NSRelationshipDescription
  ) {
    let links = target.links(inverse.name)
    guard !links.contains(owner.objectID) else { return }
    if inverse.isToMany { return target.replace(links + [owner.objectID], inverse.name) }
    // The target leaves the one that it belonged to.
    for id in links {
      if let former = object(id) { unlink(former, back.name, from: target.objectID) }
    }
    target.replace([owner.objectID], inverse.name)
  }

  // MARK: - Deleting

  func delete(_ object: NSManagedObject) {
    guard object.state != .deleted, object.state != .gone else { return }
    guard object.content === self else {
      return CoreDataWording.log(CoreDataWording.otherContext(object.entity))
    }
    object.prepareForDeletion()
    let isNew = object.state == .inserted
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    willChange(object)
    object.objectWillChange.send()
    object.state = .deleted
    if !isNew { deleted.append(object) }
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      let targets = object.related(relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for target in targets { delete(target) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for target in targets { unlink(target, inverse.name, from: object.objectID) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    note(object, in: \.deleted)
    if isNew { forget(object) }
    rememberDeletion(of: object)
  }
}
