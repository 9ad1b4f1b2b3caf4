import Foundation
import SwiftUI

/// What modifiers say of a scale of colors, symbols, line styles or sizes.
struct StyleScaleOptions<Value> {
  var domain: _ScaleDomainOutputs?
  var values: [Value]?
  /// The colors that numbers are between.
  var colors: [Color]?
  var mapping: ((Datum) -> Value?)?
}

extension StyleScaleOptions {
  static func pairs<Key: Plottable>(_ pairs: [(Key, Value)]) -> Self {
    Self(domain: .init(kind: .list(pairs.map(\.0.datum))), values: pairs.map(\.1))
  }

  static func mapped<Key: Plottable>(_ mapping: @escaping (Key) -> Value) -> Self {
    Self(mapping: { Key.made(of: $0).map(mapping) })
  }
}

/// What categories or numbers are shown by.
struct StyleScale<Value> {
  /// The categories, or both ends of the numbers.
  let domain: [Datum]
  let values: [Value]
  let mapping: ((Datum) -> Value?)?

  /// Whether each value has a style of its own; numbers have one between those of two ends.
  let isDiscrete: Bool

  /// - Parameters:
  ///   - options: What modifiers say.
  ///   - data: The values of the marks.
  ///   - standard: What values are shown by if modifiers do not say.
  init?(_ options: StyleScaleOptions<Value>?, data: [Datum], standard: [Value]) {
    guard !data.isEmpty else { return nil }
    let isDiscrete = data.contains { $0.category != nil }
    self.isDiscrete = isDiscrete
    mapping = options?.mapping
    values = options?.values.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    var seen = Set<Datum>()
    let distinct = data.filter { seen.insert($0).inserted }
    if case .list(let list) = options?.domain?.kind {
      domain = list
    } else if isDiscrete {
      domain = distinct
    } else {
      let coordinates = distinct.compactMap(\.coordinate)
      domain = [coordinates.min(), coordinates.max()].compactMap { $0.map(distinct[0].moved) }
    }
  }

  /// The style of one value.
  func value(for datum: Datum) -> Value? {
    if let value = mapping?(datum) { return value }
    guard let index = domain.firstIndex(of: datum), !values.isEmpty else { return nil }
    return values[index % values.count]
  }

  /// Where a number is between the ends, from 0 to 1.
  func part(of datum: Datum) -> Double {
    guard let value = datum.coordinate, let first = domain.first?.coordinate, let last = domain.last?.coordinate,
      last != first
    else { return 1 }
    return min(max((value - first) / (last - first), 0), 1)
  }
}

enum StandardStyles {
  /// The colors of categories, in that order.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The ends of the colors of numbers.
  static let ramp: [Color] = [Color(red: 0.8, green: 0.89, blue: 1), Color(red: 0, green: 0.25, blue: 0.65)]
  static let symbols: [AnyChartSymbolShape] =
    [.circle, .square, .triangle, .diamond, .plus, .cross, .asterisk, .pentagon].map {
      (kind: BasicChartSymbolShape.Kind) in AnyChartSymbolShape(BasicChartSymbolShape(kind: kind))
    }
  static let lines: [StrokeStyle] = [[], [6, 4], [2, 4], [8, 4, 2, 4]].map {
    StrokeStyle(lineWidth: 2, dash: $0)
  }
  static let sizes: [CGFloat] = [20, 400]
}

extension Color {
  /// The color between others, in an environment.
  static func between(_ colors: [Color], _ part: Double, in environment: EnvironmentValues) -> Color {
    guard colors.count > 1 else { return colors.first ?? .blue }
    let place = part * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let (start, end) = (colors[index].resolve(in: environment), colors[index + 1].resolve(in: environment))
    let share = Float(place - Double(index))
    func mixed(_ a: Float, _ b: Float) -> Double { Double(a + (b - a) * share) }
    return Color(
      .sRGB, red: mixed(start.red, end.red), green: mixed(start.green, end.green), blue: mixed(start.blue, end.blue),
      opacity: mixed(start.opacity, end.opacity))
  }
}
