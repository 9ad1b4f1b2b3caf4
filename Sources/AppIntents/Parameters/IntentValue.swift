import SwiftUI

/// Can be a parameter, a property or a result. Source: Apple's page "_IntentValue".
public protocol _IntentValue {
  /// The type of one value, without optionals and arrays.
  associatedtype ValueType = Self
  /// The type without optional.
  associatedtype UnwrappedType = Self
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension IntentFile: _IntentValue {}
extension IntentPerson: _IntentValue {}
extension IntentCurrencyAmount: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type without optional.
  public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The array.
  public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The set.
  public typealias UnwrappedType = Set<Element>
}

/// Holds a value of a parameter or a property. Source: Apple's page "AnyIntentValue".
public protocol AnyIntentValue<Value> {
  /// The type of the value.
  associatedtype Value: _IntentValue
}

/// Has a value without content.
protocol Absentable {
  static var absent: Self { get }
  var content: Any? { get }
}

extension Optional: Absentable {
  static var absent: Self { .none }
  var content: Any? { map { $0 } }
}

/// A file that an intent gets or returns. Source: Apple's page "IntentFile".
public struct IntentFile: Hashable, Sendable {
  private let bytes: Data?
  /// Where the file is; nil if it is only data.
  public let fileURL: URL?
  /// The file's name.
  public var filename: String
  /// What the file is.
  public var type: UTType?
  /// Whether the system may remove the file when the intent has ended; kept.
  public var removedOnCompletion = false

  /// Makes a file of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (bytes, fileURL, self.filename, self.type) = (data, nil, filename, type)
  }

  /// Refers to a file.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (bytes, self.fileURL) = (nil, fileURL)
    (self.filename, self.type) = (filename ?? fileURL.lastPathComponent, type)
  }

  /// The content; empty if the file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// A person that an intent gets or returns. Source: Apple's page "IntentPerson".
public struct IntentPerson: Hashable, Identifiable, Sendable {
  /// How a person is reached.
  public struct Handle: Hashable, Sendable {
    /// What the value is.
    public enum Value: Hashable, Sendable {
      /// An address of e-mail.
      case emailAddress(String)
      /// A number of a telephone.
      case phoneNumber(String)
      /// A name in an app.
      case applicationDefined(String)
    }
    /// What a person is reached by.
    public let value: Value
    /// The label, such as "work".
    public let label: String?

    /// Takes what a person is reached by.
    public init(value: Value, label: String? = nil) { (self.value, self.label) = (value, label) }
    /// Takes an address of e-mail.
    public init(emailAddress: String) { self.init(value: .emailAddress(emailAddress)) }
    /// Takes a number of a telephone.
    public init(phoneNumber: String) { self.init(value: .phoneNumber(phoneNumber)) }
  }

  /// How a person's name is known.
  public enum Name: Hashable, Sendable {
    /// Part by part.
    case components(PersonNameComponents)
    /// As a text.
    case displayName(String)
  }

  /// Tells people apart.
  public let identifier: String?
  /// The person's name.
  public let name: Name
  /// How the person is reached.
  public let handle: Handle?
  /// Whether the person is the user.
  public let isMe: Bool
  /// The identifier, or the name if there is none.
  public var id: String { identifier ?? "\(name)" }

  /// Describes a person.
  public init(identifier: String? = nil, name: Name, handle: Handle? = nil, isMe: Bool = false) {
    (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
  }
}

/// An amount of money. Source: Apple's page "IntentCurrencyAmount".
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// How much.
  public var amount: Decimal
  /// The currency's code, such as "EUR".
  public var currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
