import UnderstudyTesting

@testable import Tea

/// A server whose answers a test chooses, at the time that it chooses.
final class FakeServer: Server {
  struct Offline: Error {}

  let blendsSpy = ThrowingPendableSpy<Void, [Blend], any Error>(success: Blend.samples)
  func blends() async throws -> [Blend] { try await blendsSpy() }

  let sendSpy = ThrowingPendableSpy<Order, Int, any Error>(success: 12)
  func send(_ order: Order) async throws -> Int { try await sendSpy(order) }
}

extension XCUIApplication {
  /// The app's root with a server of the test.
  @MainActor convenience init(server: FakeServer) {
    let shop = Shop(server: server)
    self.init { RootView().environment(shop) }
  }
}
