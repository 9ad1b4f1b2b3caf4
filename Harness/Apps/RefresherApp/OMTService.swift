/// Where the lines come from.
public protocol OMTService: Sendable {
  func omtDemo() async throws -> [String]
}
