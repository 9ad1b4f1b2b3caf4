import Foundation
import Synchronization
import UnderstudyCore

/// The app's items that the user can search for. Source: Apple's page "CSSearchableIndex".
///
/// All indexes of an app have one list, which is kept when the app ends; a test reads it by `app.world.spotlight`, and the event log has
/// each change.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex(name: "default")
  private let name: String
  /// What is added in the batch that has begun; nil where none has.
  private let batch = Mutex<[UncheckedChange]?>(nil)

  private struct UncheckedChange: @unchecked Sendable {
    let change: SpotlightState.Change
  }

  /// The app's index.
  public class func `default`() -> CSSearchableIndex { standard }

  /// Whether the device indexes at all: it does.
  open class func isIndexingAvailable() -> Bool { true }

  /// Is asked to index again. It never is; a test calls it. Not retained.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Makes an index of a name, for batches.
  public init(name: String) { self.name = name }

  /// Makes an index of a name, for batches. The items' files are never locked.
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

  private func add(_ items: [CSSearchableItem]) { apply(.add(items.map { $0.copyForIndex() })) }

  private func apply(_ change: SpotlightState.Change) {
    let isBatched = batch.withLock { changes in
      changes?.append(UncheckedChange(change: change))
      return changes != nil
    }
    if !isBatched { SpotlightState.current.apply(change) }
  }

  private func finish(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    guard let handler else { return }
    Task { handler(nil) }
  }

  // MARK: - Items

  /// Adds items, in the place of those with the same identifiers.
  ///
  /// - Throws: Nothing here.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { add(items) }

  /// As ``indexSearchableItems(_:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    add(items)
    finish(completionHandler)
  }

  /// Deletes the items with some identifiers.
  ///
  /// - Throws: Nothing here.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { apply(.delete(identifiers)) }

  /// As ``deleteSearchableItems(withIdentifiers:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    apply(.delete(identifiers))
    finish(completionHandler)
  }

  /// Deletes the items of some groups, and of the groups below them.
  ///
  /// - Throws: Nothing here.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    apply(.deleteDomains(domainIdentifiers))
  }

  /// As ``deleteSearchableItems(withDomainIdentifiers:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    apply(.deleteDomains(domainIdentifiers))
    finish(completionHandler)
  }

  /// Deletes all items.
  ///
  /// - Throws: Nothing here.
  open func deleteAllSearchableItems() async throws { apply(.deleteAll) }

  /// As ``deleteAllSearchableItems()``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    apply(.deleteAll)
    finish(completionHandler)
  }

  // MARK: - Batches

  /// Has changes wait for the end of the batch.
  open func beginBatch() { batch.withLock { $0 = [] } }

  /// Makes the changes of the batch.
  ///
  /// - Parameter clientState: What the app needs to continue after them, up to 250 bytes.
  /// - Throws: ``CSIndexError`` for a larger one.
  open func endBatch(withClientState clientState: Data) async throws { try endBatch(clientState) }

  /// As ``endBatch(withClientState:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor.
  @preconcurrency open func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    var failure: (any Error)?
    do { try endBatch(clientState) } catch { failure = error }
    guard let completionHandler else { return }
    Task { [failure] in completionHandler(failure) }
  }

  private func endBatch(_ clientState: Data) throws {
    let changes = batch.withLock { changes in
      defer { changes = nil }
      return changes ?? []
    }
    guard clientState.count <= 250 else { throw CSIndexError(.invalidClientStateError) }
    for change in changes { SpotlightState.current.apply(change.change) }
    SpotlightState.current.setClientState(clientState, of: name)
  }

  /// What the app has kept by its last batch.
  ///
  /// - Throws: Nothing here.
  open func fetchLastClientState() async throws -> Data { SpotlightState.current.clientState(of: name) ?? Data() }

  /// As ``fetchLastClientState()``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor; gets nil where there was no batch.
  @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let state = SpotlightState.current.clientState(of: name)
    Task { completionHandler(state, nil) }
  }
}

/// Makes items again where the index has lost them. Source: Apple's page "CSSearchableIndexDelegate".
///
/// It is never called, as nothing is lost: a test calls it.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Indexes all items again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  /// Indexes some items again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Why an index refuses something. Source: Apple's page "CSIndexError".
public struct CSIndexError: Error, Equatable, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// The cause is not known; never thrown here.
    case unknownError = -1
    /// The index cannot be reached; never thrown here.
    case indexUnavailableError = -1000
    /// An item cannot be indexed; never thrown here.
    case invalidItemError = -1001
    /// The state that is kept with a batch is longer than 250 bytes.
    case invalidClientStateError = -1002
    /// The system's service could not be reached; never thrown here.
    case remoteConnectionError = -1003
    /// The app has too many items; never thrown here.
    case quotaExceeded = -1004
    /// The device keeps no index; never thrown here.
    case indexingUnsupported = -1005
    /// The state of the last batch is another than expected; never thrown here.
    case mismatchedClientState = -1006
  }

  /// The kind.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
