/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    /// Makes a set of places from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu below the field, which an iPhone does not have.
    public static var menu: Set { Set(rawValue: 1 << 0) }
    /// The content below the bar, which is where an iPhone shows suggestions.
    public static var content: Set { Set(rawValue: 1 << 1) }
  }

  private let name: String
  /// The usual place of the device.
  public static var automatic: Self { Self(name: "automatic") }
  /// A menu below the field, which an iPhone does not have.
  public static var menu: Self { Self(name: "menu") }
  /// The content below the bar; this is the place on an iPhone.
  public static var content: Self { Self(name: "content") }
}
