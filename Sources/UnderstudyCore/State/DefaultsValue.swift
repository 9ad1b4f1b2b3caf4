/// A type that user defaults hold.
public protocol DefaultsValue {
  /// The value that an object from user defaults stands for; nil where it stands for none.
  static func fromDefaults(_ stored: Any) -> Self?
  /// The object that user defaults keep for the value.
  var forDefaults: Any { get }
}

extension DefaultsValue {
  /// Takes the stored object if it is of this type already.
  public static func fromDefaults(_ stored: Any) -> Self? { stored as? Self }
  /// The value itself, which suits types that user defaults hold as they are.
  public var forDefaults: Any { self }
}
