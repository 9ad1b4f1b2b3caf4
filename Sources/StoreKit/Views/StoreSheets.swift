import SwiftUI

/// A page of the store's, which is another app's on a device.
private struct StorePage: View {
  let title: String
  let buttons: [(title: String, action: @MainActor () -> Void)]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(buttons.indices, id: \.self) { place in
          Button(buttons[place].title) {
            buttons[place].action()
            dismiss()
          }
        }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
      }
    }
  }
}

extension View {
  /// Shows the user's subscriptions: a page with a button for each that the user has, which ends it.
  /// Source: Apple's page "manageSubscriptionsSheet(isPresented:)".
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SubscriptionsPage(group: nil) }
  }

  /// Shows the user's subscription of a group. Source: Apple's page "manageSubscriptionsSheet(isPresented:subscriptionGroupID:)".
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
  {
    sheet(isPresented: isPresented) { SubscriptionsPage(group: subscriptionGroupID) }
  }

  /// Shows the page on which the user asks for the money: a button sends the request.
  /// Source: Apple's page "refundRequestSheet(for:isPresented:onDismiss:)".
  ///
  /// - Parameters:
  ///   - transactionID: The transaction.
  ///   - isPresented: Whether the page is shown.
  ///   - onDismiss: Gets what became of the request.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { modifier(RefundSheet(transactionID: transactionID, isPresented: isPresented, onDismiss: onDismiss)) }

  /// Shows the page for codes. Source: Apple's page "offerCodeRedemption(isPresented:onCompletion:)".
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented) {
      StorePage(title: "Redeem Code", buttons: [("Redeem", { onCompletion(.success(())) })])
    }
  }
}

private struct SubscriptionsPage: View {
  let group: String?

  var body: some View {
    let held = StoreState.current.allStatuses.filter { status in
      let id = status.transaction.unsafePayloadValue.subscriptionGroupID
      return status.state.isEntitled && (group == nil || id == group)
    }
    StorePage(
      title: "Subscriptions",
      buttons: held.map { status in
        let transaction = status.transaction.unsafePayloadValue
        let name = StoreState.current.with { $0.products.first { $0.id == transaction.productID }?.displayName }
        return (
          "Cancel \(name ?? transaction.productID)",
          { StoreState.current.stopRenewal(ofGroup: transaction.subscriptionGroupID ?? "") }
        )
      })
  }
}

private struct RefundSheet: ViewModifier {
  let transactionID: UInt64
  @Binding var isPresented: Bool
  let onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?
  @State private var result: Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>?

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: $isPresented,
      onDismiss: {
        onDismiss?(result ?? .success(.userCancelled))
        result = nil
      },
      content: {
        StorePage(
          title: "Request a Refund",
          buttons: [
            (
              "Request Refund",
              {
                do { result = .success(try StoreState.current.requestRefund(of: transactionID)) } catch {
                  result = .failure(.failed)
                }
              }
            )
          ])
      })
  }
}
