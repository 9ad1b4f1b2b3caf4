import Foundation
import SwiftUI
import UnderstudyCore
import UnderstudyTime

/// Finds, makes and deletes objects, and saves what has changed. Source: Apple's page "ModelContext".
///
/// One actor at a time uses a context and its objects. Contexts of a container see each other's changes when they are saved.
public final class ModelContext: Equatable {
  let store: ModelStore
  let schema: Schema
  /// Whether it is the context of the main actor, which does not retain its container.
  let isMain: Bool
  private weak var weakContainer: ModelContainer?
  private let strongContainer: ModelContainer?
  /// The stores of the app that it was made in.
  private weak let installed = InstalledStores.current
  /// How many saves of the store it has seen.
  var seenSaves = 0

  var registered: [PersistentIdentifier: ModelBacking] = [:]
  var inserted: [ModelBacking] = []
  var changed: [ModelBacking] = []
  var deleted: [ModelBacking] = []

  /// While a predicate is evaluated: which classes it has read beside its own.
  var evaluation: Set<ObjectIdentifier>?

  private struct WeakFollower { weak var follower: (any ContextFollower)? }
  private var followers: [WeakFollower] = []
  /// Whose jobs have a save among them: those of apps, by their sessions, and those of the test.
  private var autosaving: Set<ObjectIdentifier?> = []

  /// Whether the context of the main actor saves by itself after each change, when the app's code has run.
  public var autosaveEnabled: Bool
  /// Who saves, for the history of the store.
  public var author: String?
  /// Whether the configurations of the container allow to save.
  let allowsSave: Bool
  /// Takes changes back that are made from now on; initially nil, with which nothing is remembered.
  public var undoManager: UndoManager?

  /// Makes a context for the objects of a container, which does not save by itself.
  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer?, isMain: Bool) {
    store = container?.state.store ?? ModelStore()
    schema = container?.schema ?? Schema([])
    self.isMain = isMain
    allowsSave = container?.allowsSave ?? true
    autosaveEnabled = isMain
    weakContainer = container
    strongContainer = isMain ? nil : container
    store.add(self)
  }

  /// A context that has no changes and follows none.
  init(readingStoreOf other: ModelContext) {
    (store, schema, isMain, allowsSave, autosaveEnabled) = (other.store, other.schema, false, false, false)
    (weakContainer, strongContainer) = (nil, nil)
  }

  deinit {
    for backing in registered.values {
      backing.context = nil
      backing.model = nil
    }
  }

  /// The context of views that have no container around them: it has no classes.
  nonisolated(unsafe) static let missing = ModelContext(nil, isMain: true)

  /// The container whose objects it has.
  public var container: ModelContainer {
    guard let container = strongContainer ?? weakContainer else {
      preconditionFailure("The container of the context has ended: retain it as long as its mainContext is used.")
    }
    return container
  }

  /// A context is equal to itself alone.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  // MARK: - Changes

  /// Whether there is something to save.
  public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
  /// The objects that are inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.compactMap(\.model) }
  /// The saved objects that have changed since.
  public var changedModelsArray: [any PersistentModel] { changed.compactMap(\.model) }
  /// The saved objects that are deleted since.
  public var deletedModelsArray: [any PersistentModel] { deleted.compactMap(\.model) }

  func noteChange(of backing: ModelBacking, _ slot: Int) {
    if backing.state == .saved {
      backing.state = .changed
      changed.append(backing)
    }
    if backing.state == .changed { backing.changedSlots.insert(slot) }
    notify(of: backing)
  }

  /// Notifies queries of an object, and sees to it that it is saved.
  func notify(of backing: ModelBacking) {
    for entry in followers { entry.follower?.contextDidChange(backing.id, backing.entity) }
    scheduleAutosave()
  }

  /// Notifies queries that what is stored has changed.
  func notifyOfSave() {
    for entry in followers { entry.follower?.contextDidSave() }
  }

  func add(_ follower: any ContextFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  func remove(_ follower: any ContextFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  private func scheduleAutosave() {
    guard isMain, autosaveEnabled, hasChanges, MainThread.isCurrent else { return }
    // A test that only acts on its app lets no job of its own run: the app's changes are saved by the app.
    let caller = Caller.app.map { ObjectIdentifier($0) }
    guard autosaving.insert(caller).inserted else { return }
    nonisolated(unsafe) weak let context = self
    Task { @MainActor in
      guard let context else { return }
      context.autosaving.remove(caller)
      guard context.autosaveEnabled, context.hasChanges else { return }
      do { try context.save() } catch { SwiftDataWording.log("Changes could not be saved: \(error)") }
    }
  }

  // MARK: - What others save

  /// Another context has saved. The main one follows at once, others when they are used next.
  func storeDidChange() {
    guard isMain else { return }
    if MainThread.isCurrent { return catchUp() }
    nonisolated(unsafe) weak let context = self
    MainThread.enqueue(inAppWith: installed) { context?.catchUp() }
  }

  /// Takes over what other contexts have saved, but for properties that have changed here.
  func catchUp() {
    for (id, entity) in store.changes(for: self) {
      if let backing = registered[id] {
        if let values = store.values(of: id, as: backing.entity) {
          if backing.state == .inserted { continue }
          for slot in values.indices where !backing.changedSlots.contains(slot) {
            backing.replace(slot, by: values[slot])
          }
        } else {
          forget(backing, as: .gone)
        }
      }
      for entry in followers { entry.follower?.contextDidChange(id, entity) }
    }
  }

  func forget(_ backing: ModelBacking, as state: ModelBacking.State) {
    inserted.removeAll { $0 === backing }
    changed.removeAll { $0 === backing }
    deleted.removeAll { $0 === backing }
    registered[backing.id] = nil
    backing.state = state
    backing.changedSlots = []
    backing.context = nil
    backing.model = nil
  }

  /// Whether a use of an object by another actor was reported.
  private var hasReportedOtherActor = false

  func reportOtherActor(_ entity: ModelEntity, _ slot: Int) {
    if hasReportedOtherActor { return }
    hasReportedOtherActor = true
    SwiftDataWording.log(SwiftDataWording.otherActor(entity, slot))
  }

  func noteEvaluated(_ entity: ModelEntity) { evaluation?.insert(ObjectIdentifier(entity)) }
}

/// Follows the changes in a context: those of its own objects, and what other contexts save.
protocol ContextFollower: AnyObject {
  func contextDidChange(_ id: PersistentIdentifier, _ entity: ModelEntity)
  func contextDidSave()
}
