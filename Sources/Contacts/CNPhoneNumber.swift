import Foundation

/// The number of a phone, as the user has written it. Source: Apple's page "CNPhoneNumber".
public final class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number with its spaces and signs.
  public let stringValue: String

  /// Makes a number.
  public init(stringValue: String) { self.stringValue = stringValue }

  /// This number, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  public override var hash: Int { stringValue.hashValue }

  /// The number's digits, by which numbers are compared.
  var digits: String { stringValue.filter(\.isNumber) }
}
