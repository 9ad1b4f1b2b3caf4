import Foundation
import SwiftUI

/// A mark, with its ends along the axis that shows how large it is.
struct StackedMark {
  let mark: Mark
  /// The axis along which the mark has a length; nil if there is none.
  let measure: Axis?
  /// The ends, in numbers of that axis; nil if the values of the mark say them.
  var ends: (start: Double, end: Double)?

  private struct Place: Hashable {
    let kind: Mark.Kind
    let measure: Axis
    let datum: Datum?
    let position: Datum?
  }

  /// Puts bars and areas at the same place upon each other.
  static func stack(_ marks: [Mark]) -> [StackedMark] {
    var stacked = marks.map { StackedMark(mark: $0, measure: $0.measure) }
    var places: [Place: [Int]] = [:]
    for (index, entry) in stacked.enumerated() {
      guard let measure = entry.measure, entry.mark.length(along: measure) != nil else { continue }
      let other = measure == .vertical ? entry.mark.x : entry.mark.y
      let place = Place(
        kind: entry.mark.kind, measure: measure, datum: other.first?.datum,
        position: entry.mark.style.position?.value.datum)
      places[place, default: []].append(index)
    }
    for indices in places.values { stack(indices, of: &stacked) }
    return stacked
  }

  private static func stack(_ indices: [Int], of marks: inout [StackedMark]) {
    let lengths = indices.map { marks[$0].measure.flatMap(marks[$0].mark.length) ?? 0 }
    let total = lengths.reduce(0) { $0 + abs($1) }
    var (above, below) = (0.0, 0.0)
    for (index, length) in zip(indices, lengths) {
      switch marks[index].mark.stacking {
      case .unstacked: marks[index].ends = (0, length)
      case .normalized:
        let share = total > 0 ? abs(length) / total : 0
        marks[index].ends = (above, above + share)
        above += share
      case .center:
        marks[index].ends = (above - total / 2, above - total / 2 + abs(length))
        above += abs(length)
      default:
        if length < 0 {
          marks[index].ends = (below, below + length)
          below += length
        } else {
          marks[index].ends = (above, above + length)
          above += length
        }
      }
    }
  }

  /// The numbers or seconds that an axis must have.
  func coordinates(along axis: Axis) -> [Double] {
    if axis == measure, let ends { return [ends.start, ends.end] }
    return mark.channel(axis).values.flatMap(\.coordinates)
  }
}

extension Mark {
  func channel(_ axis: Axis) -> MarkChannel { axis == .horizontal ? x : y }

  /// The axis along which a bar or an area has a length.
  var measure: Axis? {
    guard kind == .bar || kind == .area else { return nil }
    switch (x, y) {
    case (.value, .interval), (.fixed, .interval): return .vertical
    case (.interval, .value), (.interval, .fixed): return .horizontal
    case (.value(let x), .value(let y)):
      let isHorizontal = x.isLength && (!y.isLength || y.span != nil)
      return isHorizontal ? .horizontal : y.isLength ? .vertical : nil
    case (.value(let x), .fixed): return x.isLength ? .horizontal : nil
    case (.fixed, .value(let y)): return y.isLength ? .vertical : nil
    default: return nil
    }
  }

  /// The number that is the length of a bar or the height of an area; nil if it has two ends, or is not finite.
  func length(along axis: Axis) -> Double? {
    guard case .value(let value) = channel(axis), value.datum.number != nil else { return nil }
    return value.datum.coordinate
  }
}

extension PlottedValue {
  /// Whether the value can be the length of a bar.
  fileprivate var isLength: Bool { datum.number != nil && span == nil }
}
