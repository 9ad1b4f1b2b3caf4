/// Where the blends come from and the orders go to. Tests replace it by a double.
protocol Server: Sendable {
  func blends() async throws -> [Blend]
  /// - Returns: the number of the order.
  func send(_ order: Order) async throws -> Int
}

/// A server that answers as a slow one would, so that the app runs without a network.
actor SampleServer: Server {
  private var lastNumber = 0

  func blends() async throws -> [Blend] {
    try await Task.sleep(for: .seconds(1))
    return Blend.samples
  }

  func send(_ order: Order) async throws -> Int {
    try await Task.sleep(for: .seconds(2))
    lastNumber += 1
    return lastNumber
  }
}
