/// How the model generates. Kept, as the test gives the answers. Source: Apple's page "GenerationOptions".
public struct GenerationOptions: Hashable, Sendable {
  /// How the next word is chosen. Source: Apple's page "GenerationOptions.SamplingMode".
  public struct SamplingMode: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// The most probable word.
    public static let greedy = Self(name: "greedy")
    /// One of the most probable words.
    ///
    /// - Parameters:
    ///   - k: How many words.
    ///   - seed: Makes the choice the same each time.
    public static func random(top k: Int, seed: UInt64? = nil) -> Self {
      Self(name: "random \(k) \(seed.map(String.init) ?? "")")
    }
    /// One of the words that together have a probability.
    ///
    /// - Parameters:
    ///   - probabilityThreshold: From 0 to 1.
    ///   - seed: Makes the choice the same each time.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(name: "random \(probabilityThreshold) \(seed.map(String.init) ?? "")")
    }
  }

  /// How the next word is chosen; nil for the model's way.
  public var sampling: SamplingMode?
  /// How surprising the answer is, from 0 to 2; nil for the model's way.
  public var temperature: Double?
  /// How long the answer is at most, in tokens; nil for any length.
  public var maximumResponseTokens: Int?

  /// Makes options.
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}
