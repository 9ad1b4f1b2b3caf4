import Foundation
import SwiftUI

extension Transaction {
  /// What becomes of a request for the money. Source: Apple's page "Transaction.RefundRequestStatus".
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The store has the request.
    case success
    /// The user gives up.
    case userCancelled
  }

  /// Why a request fails. Source: Apple's page "Transaction.RefundRequestError".
  public enum RefundRequestError: Error, Sendable {
    case duplicateRequest, failed
  }

  /// Asks the store for the money. No page asks the user: the answer is the one that `app.world.store.refundAnswer` has.
  ///
  /// - Parameters:
  ///   - transactionID: The transaction.
  ///   - scene: Shows the page on a device.
  /// - Throws: ``RefundRequestError/failed`` if the test says so, or if there is no such transaction.
  @MainActor
  public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  { try StoreState.current.requestRefund(of: transactionID) }

  /// Asks the store for the money, as ``beginRefundRequest(for:in:)`` does.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }
}
