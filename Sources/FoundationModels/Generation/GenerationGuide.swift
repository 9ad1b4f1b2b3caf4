import Foundation

/// Which values a variable can have. Source: Apple's page "GenerationGuide".
///
/// A value that is made for want of an answer keeps to them, apart from patterns; what the test answers is not checked.
public struct GenerationGuide<Value>: Sendable {
  let apply: @Sendable (GenerationSchema.Shape) -> GenerationSchema.Shape

  fileprivate static func bounds(_ minimum: Double?, _ maximum: Double?) -> Self {
    Self { $0.bounded(minimum, maximum) }
  }

  fileprivate static func counts(_ minimum: Int?, _ maximum: Int?) -> Self { Self { $0.counted(minimum, maximum) } }
}

extension GenerationGuide where Value == String {
  /// One text alone.
  public static func constant(_ value: String) -> GenerationGuide<String> { anyOf([value]) }
  /// One of the texts; the first is made.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { Self { _ in .text(choices: values) } }
  /// A text that matches. It has no effect here.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { Self { $0 } }
}

extension GenerationGuide where Value == Int {
  /// The least number that is possible.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { bounds(Double(value), nil) }
  /// The greatest number that is possible.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { bounds(nil, Double(value)) }
  /// The least and the greatest number; the least is made.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    bounds(Double(range.lowerBound), Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Float {
  /// The least number that is possible.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { bounds(Double(value), nil) }
  /// The greatest number that is possible.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { bounds(nil, Double(value)) }
  /// The least and the greatest number; the least is made.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    bounds(Double(range.lowerBound), Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Double {
  /// The least number that is possible.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { bounds(value, nil) }
  /// The greatest number that is possible.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { bounds(nil, value) }
  /// The least and the greatest number; the least is made.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    bounds(range.lowerBound, range.upperBound)
  }
}

extension GenerationGuide where Value == Decimal {
  /// The least number that is possible.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { bounds(value.double, nil) }
  /// The greatest number that is possible.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { bounds(nil, value.double) }
  /// The least and the greatest number; the least is made.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    bounds(range.lowerBound.double, range.upperBound.double)
  }
}

extension GenerationGuide {
  /// How many elements a list has at least; so many are made.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(count, nil)
  }
  /// How many elements a list has at most.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(nil, count)
  }
  /// How many elements a list has at least and at most; the least are made.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(range.lowerBound, range.upperBound)
  }
  /// How many elements a list has.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(count, count)
  }
  /// Which values the elements of a list can have.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    Self { shape in
      guard case .array(let element, let minimum, let maximum) = shape else { return shape }
      return .array(element: { guide.apply(element()) }, minimum: minimum, maximum: maximum)
    }
  }
}

// What `@Guide` is checked with, where the type of a list's elements does not follow from its arguments.
extension GenerationGuide where Value == [Never] {
  /// How many elements a list has at least, as `@Guide` reads it.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { counts(count, nil) }
  /// How many elements a list has at most, as `@Guide` reads it.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { counts(nil, count) }
  /// How many elements a list has at least and at most, as `@Guide` reads it.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    counts(range.lowerBound, range.upperBound)
  }
  /// How many elements a list has, as `@Guide` reads it.
  public static func count(_ count: Int) -> GenerationGuide<Value> { counts(count, count) }
}

extension Decimal {
  var double: Double { NSDecimalNumber(decimal: self).doubleValue }
}
