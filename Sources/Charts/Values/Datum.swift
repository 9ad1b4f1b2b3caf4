import Foundation
import SwiftUI

/// A value as scales know it.
enum Datum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var category: String? { if case .category(let name) = self { name } else { nil } }

  /// The place of a number or a date along a line, in numbers or seconds; nil for a category.
  var coordinate: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// A value of the same kind elsewhere.
  func moved(to coordinate: Double) -> Datum {
    switch self {
    case .number, .category: .number(coordinate)
    case .date: .date(Date(timeIntervalSinceReferenceDate: coordinate))
    }
  }
}

/// A value with its title, as a mark has it.
struct PlottedValue {
  let title: Text
  let datum: Datum
  /// What a unit of dates or a bin extends over.
  var span: ClosedRange<Double>?
  var unit: Calendar.Component?

  /// The values that the domain of an axis must have.
  var coordinates: [Double] { span.map { [$0.lowerBound, $0.upperBound] } ?? datum.coordinate.map { [$0] } ?? [] }

  /// The middle of what the value extends over.
  var middle: Double? { span.map { ($0.lowerBound + $0.upperBound) / 2 } ?? datum.coordinate }
}
