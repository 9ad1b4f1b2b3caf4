import Foundation

/// The app's model: what can be bought, and what has been ordered.
@MainActor @Observable
final class Shop {
  enum Phase { case loading, loaded, failed }

  private(set) var phase = Phase.loading
  private(set) var blends: [Blend] = []
  private(set) var receipts: [Receipt] = []
  private let server: any Server

  init(server: any Server) {
    self.server = server
  }

  func load() async {
    phase = .loading
    do {
      blends = try await server.blends()
      phase = .loaded
    } catch {
      phase = .failed
    }
  }

  func send(_ order: Order) async throws -> Receipt {
    let receipt = Receipt(id: try await server.send(order), order: order)
    receipts.append(receipt)
    return receipt
  }

  func cancel(_ receipt: Receipt) {
    receipts.removeAll { $0.id == receipt.id }
  }
}
