import UnderstudyTime

/// Where a `@State` lives: the newest value, and the one that bodies see until its batch is applied (SEM-036, SEM-037).
@usableFromInline
nonisolated final class StateCell<Value>: AnyLocation<Value>, PendingCell, PropertySlot, @unchecked Sendable {
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var visible: Value
  /// The newest batch that is still to be applied, to which `current` belongs; 0 where there is none.
  @exclusivity(unchecked) private var pendingBatch = 0
  /// The batches before it and their values, if any: writes under different transactions.
  @exclusivity(unchecked) private var earlier: EarlierWrites<Value>?
  @exclusivity(unchecked) private unowned(unsafe) var owner: EvaluatingNode?
  @exclusivity(unchecked) private var comparison = CachedComparison<Value>()
  private let session: ExecutionSession
  private let number: Int
  /// Set by the first read in an evaluation and never cleared (SEM-033, SEM-035).
  @exclusivity(unchecked) private var wasRead = false
  @exclusivity(unchecked) private var readers: ReaderList?

  @MainActor
  init(_ value: Value, owner: EvaluatingNode, number: Int) {
    current = value
    visible = value
    self.owner = owner
    session = owner.host.session
    self.number = number
  }

  deinit { BackgroundWrites.forget(self) }

  @usableFromInline override func get() -> Value { currentEvaluation() == nil ? newest : visible }

  /// Reads as the owner's body does: the owner depends on the state from now on.
  @usableFromInline func read() -> Value {
    guard currentEvaluation() != nil else { return newest }
    wasRead = true
    return visible
  }

  /// Sets the value as part of what is under way.
  @usableFromInline func set(_ value: Value) { set(value, transaction: .current) }

  private var newest: Value { BackgroundWrites.isEmpty ? current : newestOfAnyThread }

  @inline(never)
  private var newestOfAnyThread: Value { BackgroundWrites.value(for: self) ?? current }

  @usableFromInline override func set(_ value: Value, transaction: UpdateTransaction) {
    guard MainThread.isCurrent else {
      // The value is visible at once, the update follows on the main actor (SEM-041).
      BackgroundWrites.put(value, for: self)
      return session.enqueue(as: .ofRunningCode) {
        BackgroundWrites.move(for: self) { self.store($0, transaction: transaction) }
      }
    }
    BackgroundWrites.forget(self)
    store(value, transaction: transaction)
  }

  /// Takes a value on the main thread.
  private func store(_ value: Value, transaction: UpdateTransaction) {
    nonisolated(unsafe) let value = value
    assumeMain {
      guard let owner else { return }
      if currentEvaluation() != nil {
        return owner.host.log(
          .stateModifiedDuringUpdate,
          "Modifying state during view update, this will cause undefined behavior.")
      }
      guard !comparison.kept.areEqual(current, value) else { return }
      owner.host.events.recordChange(
        .state, .property(of: owner.viewType, number: number), from: current, to: value)
      let batch = owner.host.batch(for: transaction)
      if pendingBatch != batch.number {
        if pendingBatch != 0 { earlier = .adding(current, in: pendingBatch, to: earlier) }
        pendingBatch = batch.number
        batch.cells.append(self)
      }
      current = value
      owner.host.setNeedsUpdate()
    }
  }

  @MainActor
  override var owningHost: Host? { owner?.host }

  @MainActor
  func apply(batch: Int) {
    if let earlier {
      guard earlier.batches[0] == batch else { return }
      let value = earlier.values.removeFirst()
      earlier.batches.removeFirst()
      if earlier.batches.isEmpty { self.earlier = nil }
      show(value)
    } else if pendingBatch == batch {
      pendingBatch = 0
      show(current)
    }
  }

  @MainActor
  private func show(_ value: Value) {
    guard !comparison.kept.areEqual(visible, value) else { return }
    visible = value
    if wasRead, let owner {
      owner.changes.formUnion(.property(number))
      owner.markDirty()
    }
    readers?.notify()
  }

  @MainActor
  override func addReader(_ node: any LocationReader) {
    // The owner's own bindings count as a read by the owner, so that its change is named.
    if node === owner { return wasRead = true }
    let readers = readers ?? ReaderList()
    self.readers = readers
    readers.add(node)
  }

  @MainActor
  package func nodeDidUnmount() {
    owner = nil
    readers = nil
  }
}

/// Values that wait for their batches, before the newest one; the oldest first.
private final class EarlierWrites<Value> {
  var batches: [Int] = []
  var values: [Value] = []

  /// Appends a value that waits for its batch, and makes the list for the first one.
  ///
  /// - Parameter earlier: Gets the value at its end, where there is one.
  static func adding(_ value: Value, in batch: Int, to earlier: EarlierWrites?) -> EarlierWrites {
    let writes = earlier ?? EarlierWrites()
    writes.batches.append(batch)
    writes.values.append(value)
    return writes
  }
}

/// A cell with values that wait for their batch.
@MainActor
protocol PendingCell: AnyObject {
  func apply(batch: Int)
}
