import Combine
import Foundation
import Understudy
import UnderstudyCore

/// A type with a value that stands for any other: stand-ins conform to it, and apps' types may.
public protocol StandinDefault {
  /// Makes the value.
  init()
}

extension StandinDefault where Self: Decodable {
  /// Makes the default, whatever was encoded.
  public init(from decoder: any Decoder) throws { self.init() }
}

extension StandinDefault where Self: Encodable {
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: NoKeys.self) }
}

private enum NoKeys: CodingKey {}

/// A class of a stand-in: two objects are equal if they are the same.
public protocol StandinObject: AnyObject, Hashable, Identifiable {}

extension StandinObject {
  /// Compares identities.
  public static func == (one: Self, other: Self) -> Bool { one === other }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Standin {
  /// The value that a stand-in answers with: what was registered for the type, false, 0, an empty text or collection, nil, the current date, the first of a type's
  /// cases, what the type's ``StandinDefault/init()`` or ``StandinMade`` makes, or a decodable value whose parts are all such defaults.
  ///
  /// A type without such a value stops the program with the place and the way out.
  ///
  /// - Parameters:
  ///   - type: What is wanted.
  ///   - member: The member that answers, for the message.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  public static func value<Value>(
    of type: Value.Type, for member: String = "A stand-in", file: StaticString = #file, line: UInt = #line
  ) -> Value {
    if let value = knownValue(of: type) { return value }
    preconditionFailure(
      "\(member) cannot make a \(type): answer the member in its stand-in, or conform the type to StandinDefault.",
      file: file, line: line)
  }

  static func knownValue<Value>(of type: Value.Type) -> Value? {
    if let value = registeredValue(of: type) { return value }
    if let value = simpleValue(of: type) { return value }
    if let made = type as? any StandinMade.Type, MainThread.isCurrent { return made.makeForStandin() as? Value }
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try? decodable.init(from: DefaultDecoder()) as? Value
  }

  /// The default of a type that is known, of one with cases: the first, or of one with raw values.
  static func simpleValue<Value>(of type: Value.Type) -> Value? {
    if Value.self == Void.self, let value = () as? Value { return value }
    if let known = type as? any StandinDefault.Type, let value = known.init() as? Value { return value }
    if let value = Anything() as? Value { return value }
    if let value = assumeMain({ looks[ObjectIdentifier(type)]?() }) as? Value { return value }
    if let literal = type as? any ExpressibleByNilLiteral.Type, let value = none(of: literal) as? Value { return value }
    if let cases = type as? any CaseIterable.Type, let value = first(of: cases) as? Value { return value }
    if let raw = type as? any RawRepresentable.Type, let value = rawDefault(of: raw) as? Value { return value }
    return nil
  }

  /// Classes of UIKit that have no initializer which subclasses must have, too.
  @MainActor private static let looks: [ObjectIdentifier: @MainActor () -> Any] = [
    ObjectIdentifier(UIColor.self): { UIColor.clear }, ObjectIdentifier(UIImage.self): { UIImage() },
    ObjectIdentifier(UIView.self): { UIView(frame: .zero) },
    ObjectIdentifier(UIViewController.self): { UIViewController() },
  ]

  /// The value of the raw value's default: an empty text or zero.
  private static func rawDefault<Value: RawRepresentable>(of type: Value.Type) -> Value? {
    simpleValue(of: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Value? { Value.allCases.first }

  private static func none<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Value { nil }
}

extension Bool: StandinDefault {}
extension Int: StandinDefault {}
extension Int8: StandinDefault {}
extension Int16: StandinDefault {}
extension Int32: StandinDefault {}
extension Int64: StandinDefault {}
extension UInt: StandinDefault {}
extension UInt8: StandinDefault {}
extension UInt16: StandinDefault {}
extension UInt32: StandinDefault {}
extension UInt64: StandinDefault {}
extension Float: StandinDefault {}
extension Double: StandinDefault {}
extension CGFloat: StandinDefault {}
extension String: StandinDefault {}
extension Substring: StandinDefault {}
extension Array: StandinDefault {}
extension Dictionary: StandinDefault {}
extension Set: StandinDefault {}
extension Data: StandinDefault {}
extension Date: StandinDefault {}
extension UUID: StandinDefault {}
extension CGPoint: StandinDefault {}
extension CGSize: StandinDefault {}
extension CGRect: StandinDefault {}
extension IndexPath: StandinDefault {}
extension AttributedString: StandinDefault {}
extension Decimal: StandinDefault {}
extension URL: StandinDefault {
  /// Makes the address of nothing: a file that does not exist.
  public init() { self.init(fileURLWithPath: "/stand-in") }
}
extension Optional: StandinDefault {
  /// Makes nil.
  public init() { self = nil }
}
extension AnyView: StandinDefault {
  /// Makes a view that shows nothing.
  public init() { self = assumeMain { AnyView(EmptyView()) } }
}
extension AnyPublisher: StandinDefault {
  /// Makes a publisher that never publishes.
  public init() { self = Empty(completeImmediately: false).eraseToAnyPublisher() }
}
extension PassthroughSubject: StandinDefault {}
extension AnyCancellable: StandinDefault {
  /// Makes one with nothing to cancel.
  public convenience init() { self.init {} }
}
extension Text: StandinDefault {
  /// Makes an empty text.
  public init() { self.init(verbatim: "") }
}
extension Image: StandinDefault {
  /// Makes an image of a symbol that does not exist.
  public init() { self.init(systemName: "stand-in") }
}
extension Color: StandinDefault {
  /// Makes the clear color.
  public init() { self = .clear }
}
extension DateComponents: StandinDefault {
  /// Makes components without a value.
  public init() { self.init(year: nil) }
}
extension Locale: StandinDefault {
  /// Makes the locale of English.
  public init() { self.init(identifier: "en") }
}
extension CharacterSet: StandinDefault {}
