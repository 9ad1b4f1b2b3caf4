import Foundation

/// Something that the app asks of the store. Source: Apple's page "SKRequest".
open class SKRequest: NSObject, @unchecked Sendable {
  /// Gets the end of the request, or its error, on the main queue.
  open weak var delegate: (any SKRequestDelegate)?
  private(set) var isCancelled = false

  /// Begins the request. The answer comes once the app's code has returned.
  open func start() {
    let state = StoreState.current
    DispatchQueue.main.async { [self] in
      guard !isCancelled else { return }
      do {
        try answer(state)
        delegate?.requestDidFinish(self)
      } catch {
        delegate?.request(self, didFailWithError: error)
      }
    }
  }

  /// Gives up: no answer comes.
  open func cancel() { isCancelled = true }

  func answer(_ state: StoreState) throws {}
}

/// Gets the end of a request. Source: Apple's page "SKRequestDelegate".
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The request has its answer.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Ignores the end of the request, for delegates that do not implement it.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Ignores the failure, for delegates that do not implement it.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products by their identifiers. Source: Apple's page "SKProductsRequest".
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Makes a request that begins by ``SKRequest/start()``.
  ///
  /// - Parameter productIdentifiers: The app's names for the products.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer(_ state: StoreState) throws {
    let products = try state.products().filter { identifiers.contains($0.id) }
    let missing = identifiers.subtracting(products.map(\.id)).sorted()
    let response = SKProductsResponse(
      products: products.map { SKProduct($0) }, invalidProductIdentifiers: missing)
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}

/// Gets products. Source: Apple's page "SKProductsRequestDelegate".
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The products are there.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products. Source: Apple's page "SKProductsResponse".
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products that are on sale.
  public let products: [SKProduct]
  /// The identifiers that the store does not have.
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    (self.products, self.invalidProductIdentifiers) = (products, invalidProductIdentifiers)
    super.init()
  }
}

/// Asks for the receipt again. There is no receipt, so the request ends at once. Source: Apple's page "SKReceiptRefreshRequest".
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What the receipt shall have.
  public let receiptProperties: [String: Any]?

  /// Makes a request that begins by ``SKRequest/start()``.
  public init(receiptProperties: [String: Any]? = nil) {
    self.receiptProperties = receiptProperties
    super.init()
  }
}
