import Foundation
import UnderstudyWorld

/// The country whose store the user buys in: always the United States. Source: Apple's page "Storefront".
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country in three letters.
  public let countryCode: String
  /// The store's own number of the country.
  public let id: String

  /// The store of the United States.
  static let unitedStates = Storefront(countryCode: "USA", id: "143441")

  /// The currency of the prices.
  public var currency: Locale.Currency? { Locale.Currency("USD") }

  /// The user's store.
  public static var current: Storefront? { get async { .unitedStates } }

  /// The stores to which the user moves. There is none: the user stays in the United States.
  public static var updates: Storefronts { Storefronts() }

  /// Stores, one after the other: none.
  public struct Storefronts: AsyncSequence, Sendable {
    private let base = StoreState.current.storefronts.stream()

    /// Gives each store to which the user moves.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: IdleStream<Storefront>.Iterator

      /// Awaits the next store. An app that awaits it is idle.
      public mutating func next() async -> Storefront? { await base.next() }
    }

    /// Begins with the next change.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }
}
