/// A relationship as a save has written it, of an object that may be deleted.
package struct WrittenRelationship<ID: Hashable, Key: Hashable> {
  let owner: ID
  let key: Key
  let isToMany: Bool
  let inverse: Key
  let isInverseToMany: Bool
  /// What was stored before.
  let before: [ID]

  package init(_ owner: ID, _ key: Key, isToMany: Bool, inverse: Key, isInverseToMany: Bool, before: [ID]) {
    (self.owner, self.key, self.isToMany, self.before) = (owner, key, isToMany, before)
    (self.inverse, self.isInverseToMany) = (inverse, isInverseToMany)
  }
}

/// Stored objects that refer to each other.
package protocol RelationshipStore<ID, Key> {
  associatedtype ID: Hashable
  associatedtype Key: Hashable
  /// The objects that one refers to; nil if it is not stored.
  func links(of id: ID, _ key: Key) -> [ID]?
  /// Lets an object refer to others.
  mutating func setLinks(_ links: [ID], of id: ID, _ key: Key)
}

extension RelationshipStore {
  /// Keeps relationships on both sides, as a context may have saved values of a state that another one has changed since.
  ///
  /// As in a database, a relationship to one object decides which ones the other side has.
  ///
  /// - Returns: The objects that refer to others than the save has written, in their order.
  package mutating func reconcile(_ written: [WrittenRelationship<ID, Key>]) -> [ID] {
    let changes = changes(after: written)
    var ids: [ID] = []
    var seen: Set<ID> = []
    for (place, links) in changes {
      setLinks(links, of: place.id, place.key)
      if seen.insert(place.id).inserted { ids.append(place.id) }
    }
    return ids
  }

  /// The store is not copied, as nothing of it changes here.
  private func changes(after written: [WrittenRelationship<ID, Key>]) -> [(RelationshipPlace<Self>, [ID])] {
    var reconciliation = Reconciliation(store: self)
    for relationship in written where !relationship.isToMany { reconciliation.followOne(relationship) }
    for relationship in written where relationship.isToMany { reconciliation.followMany(relationship) }
    return reconciliation.order.map { ($0, reconciliation.changes[$0] ?? []) }
  }
}

/// A relationship of an object.
private struct RelationshipPlace<Store: RelationshipStore>: Hashable {
  let id: Store.ID
  let key: Store.Key
}

private struct Reconciliation<Store: RelationshipStore> {
  typealias Relationship = WrittenRelationship<Store.ID, Store.Key>

  typealias Place = RelationshipPlace<Store>

  private let store: Store
  private(set) var changes: [Place: [Store.ID]] = [:]
  private(set) var order: [Place] = []
  /// The objects of relationships that were looked at, as they may be many.
  private var members: [Place: Set<Store.ID>] = [:]

  init(store: Store) { self.store = store }

  private func links(_ id: Store.ID, _ key: Store.Key) -> [Store.ID]? {
    changes[Place(id: id, key: key)] ?? store.links(of: id, key)
  }

  private mutating func has(_ id: Store.ID, _ key: Store.Key, _ other: Store.ID) -> Bool {
    let place = Place(id: id, key: key)
    if let known = members[place] { return known.contains(other) }
    guard let links = links(id, key) else { return false }
    guard links.count > 8 else { return links.contains(other) }
    let made = Set(links)
    members[place] = made
    return made.contains(other)
  }

  private mutating func set(_ links: [Store.ID], of id: Store.ID, _ key: Store.Key) {
    let place = Place(id: id, key: key)
    if changes.updateValue(links, forKey: place) == nil { order.append(place) }
    members[place] = nil
  }

  private mutating func unlink(_ id: Store.ID, _ key: Store.Key, from other: Store.ID) {
    guard has(id, key, other), let links = self.links(id, key) else { return }
    set(links.filter { $0 != other }, of: id, key)
  }

  private mutating func link(_ id: Store.ID, _ key: Store.Key, to other: Store.ID) {
    guard !has(id, key, other), let links = self.links(id, key) else { return }
    set(links + [other], of: id, key)
  }

  /// The objects that a written relationship has and that exist.
  private mutating func targets(_ relationship: Relationship) -> [Store.ID] {
    guard let links = self.links(relationship.owner, relationship.key) else { return [] }
    let left = links.filter { self.links($0, relationship.inverse) != nil }
    if left.count < links.count { set(left, of: relationship.owner, relationship.key) }
    return left
  }

  mutating func followOne(_ relationship: Relationship) {
    let (owner, inverse) = (relationship.owner, relationship.inverse)
    let targets = targets(relationship)
    for target in relationship.before where !targets.contains(target) { unlink(target, inverse, from: owner) }
    for target in targets {
      if relationship.isInverseToMany {
        link(target, inverse, to: owner)
      } else if let former = links(target, inverse), former != [owner] {
        for other in former where other != owner { unlink(other, relationship.key, from: target) }
        set([owner], of: target, inverse)
      }
    }
  }

  mutating func followMany(_ relationship: Relationship) {
    let (owner, inverse) = (relationship.owner, relationship.inverse)
    let targets = targets(relationship)
    let known = Set(targets)
    guard relationship.isInverseToMany else {
      guard links(owner, relationship.key) != nil else {
        for target in relationship.before { unlink(target, inverse, from: owner) }
        return
      }
      let kept = targets.filter { has($0, inverse, owner) }
      let missing = relationship.before.filter { !known.contains($0) && has($0, inverse, owner) }
      if kept.count < targets.count || !missing.isEmpty { set(kept + missing, of: owner, relationship.key) }
      return
    }
    for target in relationship.before where !known.contains(target) { unlink(target, inverse, from: owner) }
    for target in targets { link(target, inverse, to: owner) }
  }
}
