import Foundation

/// The values that a scale has. Source: Apple's page "ScaleDomain".
public protocol ScaleDomain {
  /// The domain as charts know it.
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// The values that a scale has, as charts know them.
public struct _ScaleDomainOutputs {
  enum Kind {
    case automatic(includesZero: Bool?, isReversed: Bool, modify: (([Datum]) -> [Datum])?)
    case list([Datum])
  }

  let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(kind: .list([lowerBound.datum, upperBound.datum])) }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(kind: .list(map(\.datum))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(kind: .list(map(\.datum))) }
}

/// The values that the marks of a chart have. Source: Apple's page "AutomaticScaleDomain".
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  let modify: (([Datum]) -> [Datum])?

  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    .init(kind: .automatic(includesZero: includesZero, isReversed: isReversed, modify: modify))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the marks have, and zero for numbers.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// What the marks have.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at zero at the latest; by default they do.
  ///   - reversed: Whether the scale goes the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
  }

  /// What a closure makes of what the marks have.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at zero at the latest; by default they do.
  ///   - reversed: Whether the scale goes the other way.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: Changes the values.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
      var values = data.compactMap { DataValue.made(of: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
  }
}
