import Foundation

/// Identifies a generated value as long as its answer comes. Source: Apple's page "GenerationID".
public struct GenerationID: Hashable, Sendable {
  private let value = UUID()

  /// Makes an identity that no other value has.
  public init() {}
}
