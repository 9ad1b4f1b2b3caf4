import Observation
import UnderstudyCore

/// The values of one object in one context, which the code that `@Model` makes reads and writes.
///
/// Values are immutable boxes, so that the store and other contexts share them.
public final class ModelBacking {
  enum State {
    /// In no context yet.
    case new
    case inserted, saved, changed, deleted
    /// The deletion is saved.
    case gone
  }

  let entity: ModelEntity
  var id: PersistentIdentifier
  var values: ContiguousArray<AnyObject?>
  let registrar = ObservationRegistrar()
  /// The context empties it at its end.
  unowned(unsafe) var context: ModelContext?
  /// The object, as long as a context has it.
  var model: (any PersistentModel)?
  var state = State.new
  var changedSlots: Set<Int> = []

  /// Makes the values of a new object.
  public init(_ entity: ModelEntity) {
    self.entity = entity
    id = PersistentIdentifier(entityName: entity.name)
    values = ContiguousArray(repeating: nil, count: entity.properties.count)
  }

  init(_ entity: ModelEntity, id: PersistentIdentifier, values: ContiguousArray<AnyObject?>) {
    (self.entity, self.id, self.values) = (entity, id, values)
  }

  /// Reports, once for a context, that its object is used where the context does not belong.
  @inline(__always)
  private func checkActor(_ slot: Int) {
    guard let context, context.isMain, !isOnMainThread() else { return }
    context.reportOtherActor(entity, slot)
  }

  @inline(__always)
  func noteAccess<M: PersistentModel, V>(_ slot: Int, _ model: M, _ keyPath: KeyPath<M, V>) {
    checkActor(slot)
    if let context, context.evaluation != nil {
      context.noteEvaluated(entity)
    } else {
      registrar.access(model, keyPath: keyPath)
    }
  }

  /// Stores a value and notifies what has read the property.
  func store<M: PersistentModel, V>(_ value: AnyObject, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>) {
    checkActor(slot)
    if state == .gone {
      SwiftDataWording.log(SwiftDataWording.changedAfterDeletion(entity, entity.properties[slot].name))
    }
    context?.rememberValue(of: self, slot)
    registrar.withMutation(of: model, keyPath: keyPath) { values[slot] = value }
    context?.noteChange(of: self, slot)
  }

  /// Replaces a value from outside of the object's own setter.
  func replace(_ slot: Int, by value: AnyObject?) {
    guard values[slot] !== value else { return }
    guard let model else {
      values[slot] = value
      return
    }
    entity.properties[slot].mutate(model, registrar) { self.values[slot] = value }
  }
}

/// A stored value of a property.
final class Box<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// MARK: - Attributes

extension ModelBacking {
  /// Takes the first value of a property.
  @_disfavoredOverload
  public func initialize<V: Codable>(_ slot: Int, to value: V) { values[slot] = Box(value) }

  /// Reads a property.
  @_disfavoredOverload
  public func get<M: PersistentModel, V: Codable>(_ slot: Int, of model: M, _ keyPath: KeyPath<M, V>) -> V {
    noteAccess(slot, model, keyPath)
    guard let box = values[slot] else { preconditionFailure(SwiftDataWording.noValue(entity, slot)) }
    return unsafeDowncast(box, to: Box<V>.self).value
  }

  /// Writes a property.
  @_disfavoredOverload
  public func set<M: PersistentModel, V: Codable>(_ value: V, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>) {
    store(Box(value), slot, of: model, keyPath)
  }
}

/// Whether the caller runs where a device has the main thread; it answers `Thread.isMainThread` of apps, too.
@_silgen_name("understudy_session_is_on_main_thread")
private func isOnMainThread() -> Bool
