import Foundation
import Synchronization
import UnderstudyCore

/// How an app searches its own items by the user's words. Source: Apple's page "CSUserQueryContext".
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// The attributes that the app reads of what is found. Here it can read all.
  open var fetchAttributes: [String] = []
  /// Has no effect here.
  open var filterQueries: [String] = []
}

/// How an app searches its own items by the user's words. Source: Apple's page "CSUserQueryContext".
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Whether what fits best comes first; here it is what was added first.
  open var enableRankedResults = false
  /// How many items are found at most; 0 for all.
  open var maxResultCount = 0
  /// How many suggestions there are; here there are none.
  open var maxSuggestionCount = 0
}

/// A search of the app's items by the user's words: those whose texts have, for each word, one that begins with it. Source: Apple's page
/// "CSUserQuery".
///
/// Searches by a query's own language, `CSSearchQuery`, are not declared.
open class CSUserQuery: NSObject, @unchecked Sendable {
  /// What the user has typed.
  public let userQueryString: String
  private let limit: Int
  private let isCancelledFlag = Mutex(false)

  /// Makes a search, which its ``responses`` or ``start()`` begin.
  ///
  /// - Parameter userQueryString: What the user has typed.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext? = nil) {
    self.userQueryString = userQueryString ?? ""
    limit = userQueryContext?.maxResultCount ?? 0
  }

  /// Whether the app has ended the search.
  open var isCancelled: Bool { isCancelledFlag.withLock { $0 } }
  /// How many items were found.
  open var foundItemCount: Int { found.count }
  /// Gets what is found, at once for all.
  @preconcurrency open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
  /// Runs at the end, without an error.
  @preconcurrency open var completionHandler: (@Sendable ((any Error)?) -> Void)?

  private var found: [CSSearchableItem] {
    guard !isCancelled else { return [] }
    let items = SpotlightState.current.items(matching: userQueryString)
    return limit > 0 ? Array(items.prefix(limit)) : items
  }

  /// Begins the search, for the handlers, which run outside of the main actor.
  open func start() {
    let (items, handler, completion) = (found, foundItemsHandler, completionHandler)
    Task {
      if !items.isEmpty { handler?(items) }
      completion?(nil)
    }
  }

  /// Ends the search.
  open func cancel() { isCancelledFlag.withLock { $0 = true } }

  /// Prepares searches, without effect.
  open class func prepare() {}

  /// One thing that was found. Source: Apple's page "CSUserQuery.Response".
  public enum Response: Sendable {
    /// An item.
    case item(Item)
  }

  /// An item that was found. Source: Apple's page "CSUserQuery.Item".
  public struct Item: Identifiable, Sendable {
    /// The item's identifier.
    public var id: String { item.uniqueIdentifier }
    /// The item.
    public let item: CSSearchableItem
  }

  /// What is found, item by item.
  public struct Responses: AsyncSequence, Sendable {
    /// Gives the items.
    public struct Iterator: AsyncIteratorProtocol {
      var items: ArraySlice<CSSearchableItem>
      /// The next item; nil after the last one.
      public mutating func next() async throws -> Response? { items.popFirst().map { .item(Item(item: $0)) } }
    }

    let items: [CSSearchableItem]
    /// Begins at the first item.
    public func makeAsyncIterator() -> Iterator { Iterator(items: items[...]) }
  }

  /// Searches, and gives what is found.
  public var responses: Responses { Responses(items: found) }
}
