import Foundation

/// A type whose values a chart can place along an axis or distinguish by colors. Source: Apple's page "Plottable".
public protocol Plottable {
  /// The number, date or text that stands for a value on a scale.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What is placed on the scale.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that a place on the scale stands for; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, which scales place as it is. Source: Apple's page "PrimitivePlottableProtocol".
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// How scales read and make values of the type.
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself; never nil.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// How scales read and make values of a type.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
  let datum: (Value) -> Datum
  let value: (Datum) -> Value?
}

extension _PrimitivePlottableKind where Value: BinaryInteger {
  /// Places on a scale stand for the nearest whole number.
  fileprivate static var whole: Self {
    Self(
      datum: { .number(Double($0)) },
      value: { $0.number.flatMap { $0.isFinite ? Value(exactly: $0.rounded()) : nil } })
  }
}

extension _PrimitivePlottableKind where Value: BinaryFloatingPoint {
  fileprivate static var broken: Self {
    Self(datum: { .number(Double($0)) }, value: { $0.number.map { Value($0) } })
  }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var primitivePlottable: String { rawValue }
  /// The case with a raw value; nil if there is none.
  public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as scales know it.
  var datum: Datum { PrimitivePlottable._primitivePlottableKind.datum(primitivePlottable) }

  /// The value that stands at a place of a scale.
  static func made(of datum: Datum) -> Self? {
    PrimitivePlottable._primitivePlottableKind.value(datum).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Int: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { .whole }
}
extension Int8: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { .whole }
}
extension Int16: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { .whole }
}
extension Int32: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { .whole }
}
extension Int64: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { .whole }
}
extension UInt: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { .whole }
}
extension UInt8: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { .whole }
}
extension UInt16: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { .whole }
}
extension UInt32: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { .whole }
}
extension UInt64: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { .whole }
}
extension Double: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { .broken }
}
extension Float: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { .broken }
}
extension String: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    .init(datum: { .category($0) }, value: { if case .category(let name) = $0 { name } else { nil } })
  }
}
extension Date: PrimitivePlottableProtocol {
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    .init(datum: { .date($0) }, value: { if case .date(let date) = $0 { date } else { nil } })
  }
}

extension Decimal: Plottable {
  /// The nearest number of double precision.
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
  /// The number; never nil.
  public init?(primitivePlottable: Double) { self = Decimal(primitivePlottable) }
}
