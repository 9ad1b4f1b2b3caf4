/// Why content is shown as a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of reasons from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet; its elements keep their texts.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private; its elements keep their texts.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; its elements keep their texts.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
