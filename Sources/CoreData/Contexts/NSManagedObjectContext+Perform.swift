import Foundation
import UnderstudyCore
import UnderstudyTime

/// Blocks that wait for a context, in their order.
final class BlockQueue: @unchecked Sendable {
  private let blocks = Guarded(unchecked: [() -> Void]())

  func append(_ block: @escaping () -> Void) { blocks.withUncheckedLock { $0.append(block) } }

  func next() -> (() -> Void)? { blocks.withUncheckedLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

extension NSManagedObjectContext {
  /// Runs a block on the queue of the context later.
  public final func perform(_ block: @escaping () -> Void) {
    queue.append(block)
    guard concurrencyType == .privateQueueConcurrencyType else {
      return MainThread.enqueue(inAppWith: content.installed) { [self] in runNext() }
    }
    Task { runNext() }
  }

  private func runNext() { exclusively { queue.next()?() } }

  /// Runs a block on the queue of the context; the caller waits.
  ///
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  @discardableResult
  public final func performAndWait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    guard concurrencyType == .mainQueueConcurrencyType, !MainThread.isCurrent else { return try exclusively(block) }
    let outcome = Outcome<Result, Failure>()
    withoutActuallyEscaping({ outcome.result = Swift.Result(catching: block) }) { run in
      nonisolated(unsafe) let run = run
      MainThread.wait { self.exclusively(run) }
    }
    return try outcome.value.get()
  }

  /// Runs a block on the queue of the context; the task waits.
  ///
  /// - Parameters:
  ///   - schedule: Whether the block waits for those that were given before it.
  ///   - block: What is run.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  @discardableResult
  nonisolated(nonsending) public final func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome = Outcome<Result, Failure>()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      perform {
        outcome.result = Swift.Result(catching: block)
        continuation.resume()
      }
    }
    return try outcome.value.get()
  }

  /// The context whose block the calling thread runs.
  static var current: NSManagedObjectContext? { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }

  private static let currentKey = "NSManagedObjectContext"

  private func exclusively<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = Self.current
    Thread.current.threadDictionary[Self.currentKey] = self
    defer { Thread.current.threadDictionary[Self.currentKey] = outer }
    guard concurrencyType == .privateQueueConcurrencyType else { return try block() }
    let content = content
    content.lock.lock()
    defer {
      content.processPendingChanges()
      content.lock.unlock()
    }
    content.catchUp()
    return try block()
  }
}

/// What a block has returned; written before it is read.
private final class Outcome<Value, Failure: Error>: @unchecked Sendable {
  var result: Result<Value, Failure>?

  var value: Result<Value, Failure> {
    guard let result else { preconditionFailure("A context has not run a block.") }
    return result
  }
}
