import Foundation

/// Describes which saves of a store are asked for. Source: Apple's page "HistoryDescriptor".
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// Which; all, if nil.
  public var predicate: Predicate<Transaction>?
  /// In which order; the oldest first, if empty.
  public var sortBy: [SortDescriptor<Transaction>]
  /// How many at most; zero for no limit.
  public var fetchLimit: UInt64 = 0

  /// Describes saves.
  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

extension ModelContext {
  /// The saves of the store that a descriptor describes. A file does not keep them.
  ///
  /// - Throws: ``SwiftDataError``, if the predicate cannot be evaluated.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    let all = store.history.compactMap { $0 as? T }
    do {
      var found = try descriptor.predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      return descriptor.fetchLimit > 0 ? Array(found.prefix(Int(clamping: descriptor.fetchLimit))) : found
    } catch {
      throw SwiftDataError.unsupportedPredicate.saying("\(error)")
    }
  }

  /// Forgets the saves that a descriptor describes.
  ///
  /// - Throws: As ``fetchHistory(_:)``.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let numbers = try fetchHistory(descriptor).compactMap { ($0 as? DefaultHistoryTransaction)?.transactionIdentifier }
    store.forgetHistory(Set(numbers))
  }
}
