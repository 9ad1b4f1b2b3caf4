import Foundation

/// What one save has changed, as the store keeps it.
struct SaveRecord {
  enum Change {
    case insert
    case update(Set<Int>)
    /// With the values that outlive the object, by the numbers of their properties.
    case delete([(slot: Int, value: AnyObject)])
  }

  let number: Int64
  let author: String?
  let date: Date
  let changes: [(id: PersistentIdentifier, entity: ModelEntity, change: Change)]

  func transaction(in store: String) -> DefaultHistoryTransaction {
    DefaultHistoryTransaction(
      author: author, bundleIdentifier: Bundle.main.bundleIdentifier ?? "",
      processIdentifier: "\(ProcessInfo.processInfo.processIdentifier)",
      changes: changes.enumerated().map { place, entry in
        Self.change(entry.change, entry.entity.type, entry.entity, entry.id, Int64(place + 1), number)
      },
      storeIdentifier: store, timestamp: date, token: DefaultHistoryToken(number: number, store: store),
      transactionIdentifier: number)
  }

  private static func change<M: PersistentModel>(
    _ change: Change, _ type: M.Type, _ entity: ModelEntity, _ id: PersistentIdentifier, _ place: Int64, _ save: Int64
  ) -> HistoryChange {
    func path(_ slot: Int) -> PartialKeyPath<M>? { entity.properties[slot].keyPath as? PartialKeyPath<M> }
    switch change {
    case .insert:
      return .insert(
        DefaultHistoryInsert<M>(changeIdentifier: place, changedPersistentIdentifier: id, transactionIdentifier: save))
    case .update(let slots):
      return .update(
        DefaultHistoryUpdate<M>(
          changeIdentifier: place, changedPersistentIdentifier: id, transactionIdentifier: save,
          updatedAttributes: slots.sorted().compactMap(path)))
    case .delete(let kept):
      let values = kept.compactMap { slot, value in
        path(slot).flatMap { path in entity.properties[slot].unboxed(value).map { (path: path, value: $0) } }
      }
      return .delete(
        DefaultHistoryDelete<M>(
          changeIdentifier: place, changedPersistentIdentifier: id, transactionIdentifier: save,
          tombstone: HistoryTombstone(values: values)))
    }
  }
}

extension ModelStore {
  /// The saves, the oldest first.
  var history: [DefaultHistoryTransaction] {
    state.withUncheckedLock { $0.history }.map { $0.transaction(in: identifier) }
  }

  func forgetHistory(_ numbers: Set<Int64>) {
    state.withUncheckedLock { $0.history.removeAll { numbers.contains($0.number) } }
  }
}

extension ModelStore.State {
  /// Keeps what a save is about to change.
  mutating func note(_ changes: ModelStore.Changes, author: String?) {
    guard !changes.ids.isEmpty else { return }
    lastSave += 1
    let deleted = changes.deleted.map { id, entity -> (PersistentIdentifier, ModelEntity, SaveRecord.Change) in
      let values = entity.preserved.compactMap { slot in
        tables[entity.name]?.objects[id]?[slot].map { (slot: slot, value: $0) }
      }
      return (id, entity, .delete(values))
    }
    history.append(
      SaveRecord(
        number: lastSave, author: author, date: .now,
        changes: changes.inserted.map { ($0.id, $0.entity, .insert) }
          + changes.updated.map { ($0.id, $0.entity, .update($0.slots)) } + deleted))
  }
}
