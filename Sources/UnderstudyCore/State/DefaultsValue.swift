/// A type that user defaults hold.
public protocol DefaultsValue {
  static func fromDefaults(_ stored: Any) -> Self?
  var forDefaults: Any { get }
}

extension DefaultsValue {
  public static func fromDefaults(_ stored: Any) -> Self? { stored as? Self }
  public var forDefaults: Any { self }
}
