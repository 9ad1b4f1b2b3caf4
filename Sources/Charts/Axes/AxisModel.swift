import Foundation
import SwiftUI

/// An axis of a chart, before it has a length.
struct AxisModel {
  let scale: PositionScale
  let ticks: [AxisTickModel]
  let isHidden: Bool

  /// Nil if no mark has a value along the axis.
  ///
  /// - Parameter scrolling: Round values are so many on the visible part of an axis that scrolls.
  init?(
    _ axis: Axis, _ marks: [StackedMark], _ options: AxisOptions, _ scrolling: ChartScrolling, _ texts: ChartTexts
  ) {
    var groups = options.groups ?? [AxisGroup()]
    guard let scale = PositionScale(axis, marks, options, groups, texts) else { return nil }
    self.scale = scale
    isHidden = options.visibility == .hidden
    let factor = scrolling.factor(axis, scale)
    for index in groups.indices { groups[index].lengthen(factor) }
    ticks = isHidden ? [] : groups.flatMap { $0.ticks(of: scale, axis, texts) }
  }
}

/// What an axis shows at a value.
struct AxisTickModel {
  let datum: Datum
  let next: Datum?
  let edge: Edge
  let parts: [AxisPart]
  /// What a label says that the app has not written itself.
  let text: String
  let isInside: Bool

  /// The point of a part along the sized scale.
  func position(_ scale: PositionScale, isCentered: Bool?) -> CGFloat? {
    guard let position = scale.position(datum) else { return nil }
    guard isCentered == true, scale.bandLength == nil else { return position }
    let end = next.flatMap { scale.position($0) } ?? scale.domain.last.flatMap { scale.position($0) } ?? position
    return (position + end) / 2
  }
}

extension ChartScrolling {
  /// How many times as long as what is visible an axis is.
  func factor(_ axis: Axis, _ scale: PositionScale) -> CGFloat {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical), scale.domainLength > 0 else { return 1 }
    guard let length = axis == .horizontal ? xLength : yLength, length > 0 else { return 2 }
    return CGFloat(min(max(1, scale.domainLength / length), 1_000))
  }
}

extension AxisGroup {
  fileprivate mutating func lengthen(_ factor: CGFloat) {
    guard factor > 1, case .automatic(let minimum, let count) = values.kind else { return }
    values = AxisMarkValues(
      kind: .automatic(minimumStride: minimum, desiredCount: Int((CGFloat(count ?? 5) * factor).rounded(.up))),
      roundsLowerBound: values.roundsLowerBound, roundsUpperBound: values.roundsUpperBound)
  }

  fileprivate func ticks(of scale: PositionScale, _ axis: Axis, _ texts: ChartTexts) -> [AxisTickModel] {
    let (data, step) = data(of: scale, texts.calendar)
    let isBanded = scale.bandLength != nil
    let edge = position.edge ?? (axis == .horizontal ? .bottom : isBanded ? .leading : .trailing)
    return data.enumerated().map { index, datum in
      let value = AxisValue(datum: datum, index: index, count: data.count)
      return AxisTickModel(
        datum: datum, next: index + 1 < data.count ? data[index + 1] : nil, edge: edge,
        parts: content?(value) ?? usualParts(axis, scale),
        text: format?(datum) ?? texts.text(of: datum, step: step), isInside: preset.description == "inset")
    }
  }

  /// Categories have labels alone, numbers of the y-axis no ticks.
  private func usualParts(_ axis: Axis, _ scale: PositionScale) -> [AxisPart] {
    let label = AxisPart(kind: .label(AxisLabel(content: .value)), isCentered: nil)
    if scale.bandLength != nil { return [label] }
    let line = AxisPart(kind: .gridLine(stroke), isCentered: nil)
    return axis == .vertical ? [line, label] : [line, AxisPart(kind: .tick(nil, stroke), isCentered: nil), label]
  }

  /// The values that have marks, and what is from date to date.
  private func data(of scale: PositionScale, _ calendar: Calendar) -> ([Datum], Calendar.Component?) {
    if let list { return (list, AxisGroup.unit(of: list, calendar)) }
    guard let bounds = scale.bounds else { return (scale.domain, nil) }
    if case .date = scale.sample { return dates(bounds, calendar) }
    let numbers: [Double]
    if case .stride(let step) = values.kind {
      numbers = NiceNumbers.multiples(of: step, inside: bounds)
    } else if case .line(_, _, .log) = scale.kind, bounds.lowerBound > 0 {
      let powers = NiceNumbers.multiples(of: 1, inside: log10(bounds.lowerBound)...log10(bounds.upperBound))
      numbers = powers.map { pow(10, $0) }
    } else {
      numbers = NiceNumbers.multiples(of: step(over: bounds), inside: bounds)
    }
    return (numbers.map { .number($0) }, nil)
  }

  private func dates(_ bounds: ClosedRange<Double>, _ calendar: Calendar) -> ([Datum], Calendar.Component?) {
    let range =
      Date(
        timeIntervalSinceReferenceDate: bounds.lowerBound)...Date(timeIntervalSinceReferenceDate: bounds.upperBound)
    let step: DateStep
    switch values.kind {
    case .dates(let component, let count, let own):
      let dates = DateStep(component: component, count: count).dates(inside: range, own ?? calendar)
      return (dates.map { .date($0) }, component)
    case .automatic(_, let count): step = .step(over: range, desiredCount: count ?? 5)
    case .stride(let seconds):
      let dates = NiceNumbers.multiples(of: seconds, inside: bounds)
      return (dates.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, nil)
    }
    return (step.dates(inside: range, calendar).map { .date($0) }, step.component)
  }

  /// The distance of round numbers.
  func step(over bounds: ClosedRange<Double>) -> Double {
    switch values.kind {
    case .stride(let step): step
    case .automatic(let minimum, let count):
      NiceNumbers.step(over: bounds, desiredCount: count ?? 5, minimum: minimum)
    case .dates: NiceNumbers.step(over: bounds, desiredCount: 5)
    }
  }

  /// The largest unit at whose beginning all dates are.
  private static func unit(of list: [Datum], _ calendar: Calendar) -> Calendar.Component? {
    let dates = list.compactMap { if case .date(let date) = $0 { date } else { nil } }
    guard !dates.isEmpty else { return nil }
    return [.year, .month, .day, .hour, .minute].first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    }
  }
}

extension PositionScale {
  /// - Parameters:
  ///   - axis: Whose scale is wanted.
  ///   - marks: Those of the chart.
  ///   - options: What modifiers say.
  ///   - groups: The marks of the axis, at which the domain begins and ends.
  fileprivate init?(
    _ axis: Axis, _ marks: [StackedMark], _ options: AxisOptions, _ groups: [AxisGroup], _ texts: ChartTexts
  ) {
    let values = marks.flatMap { $0.mark.channel(axis).values.map(\.datum) }
    let listed: [Datum]? = if case .list(let list) = options.domain?.kind { list } else { nil }
    guard let sample = values.first ?? listed?.first else { return nil }
    let range = options.range ?? _ScaleRangeOutputs()
    if sample.category != nil {
      var seen = Set<String>()
      var names = (listed ?? Self.changed(values, options)).compactMap(\.category).filter { seen.insert($0).inserted }
      if case .automatic(_, true, _) = options.domain?.kind { names.reverse() }
      self.init(kind: .bands(names), sample: sample, range: range)
      return
    }
    let transform = LineTransform(options.type)
    let (start, end) = Self.ends(
      listed, marks.flatMap { $0.coordinates(along: axis) }, sample, values, options, groups, transform, texts)
    self.init(
      kind: .line(transform.apply(start), transform.apply(end), transform), sample: sample, range: range,
      isUpward: axis == .vertical)
  }

  /// The values of the domain, as a closure of the app changes them.
  private static func changed(_ values: [Datum], _ options: AxisOptions) -> [Datum] {
    if case .automatic(_, _, let modify?) = options.domain?.kind { modify(values) } else { values }
  }

  private static func ends(
    _ listed: [Datum]?, _ coordinates: [Double], _ sample: Datum, _ values: [Datum], _ options: AxisOptions,
    _ groups: [AxisGroup], _ transform: LineTransform, _ texts: ChartTexts
  ) -> (Double, Double) {
    let given = listed?.compactMap(\.coordinate) ?? []
    if let first = given.first, let last = given.last {
      return first > last ? (given.max() ?? first, given.min() ?? last) : (given.min() ?? first, given.max() ?? last)
    }
    var (lower, upper) = (coordinates.min() ?? 0, coordinates.max() ?? 1)
    var isReversed = false
    var includesZero = sample.number != nil
    if case .automatic(let zero, let reversed, let modify) = options.domain?.kind {
      if let modify {
        let changed = modify(values).compactMap(\.coordinate)
        (lower, upper) = (changed.min() ?? lower, changed.max() ?? upper)
      }
      isReversed = reversed
      includesZero = includesZero && zero ?? (modify == nil)
    }
    if case .log = transform {
      (lower, upper) = (pow(10, floor(log10(max(lower, 1e-9)))), pow(10, ceil(log10(max(upper, 1e-9)))))
    } else if includesZero {
      (lower, upper) = (min(lower, 0), max(upper, 0))
    }
    if lower == upper { (lower, upper) = sample.number == nil ? (lower - 43_200, upper + 43_200) : (lower, lower + 1) }
    (lower, upper) = rounded(lower, upper, sample, groups, transform, texts)
    return isReversed ? (upper, lower) : (lower, upper)
  }

  /// The domain from the value of a tick to that of another.
  private static func rounded(
    _ lower: Double, _ upper: Double, _ sample: Datum, _ groups: [AxisGroup], _ transform: LineTransform,
    _ texts: ChartTexts
  ) -> (Double, Double) {
    guard let group = groups.first, group.list == nil, case .none = transform else { return (lower, upper) }
    let rounds = (group.values.roundsLowerBound, group.values.roundsUpperBound)
    if sample.number != nil {
      let numbers = NiceNumbers.multiples(of: group.step(over: lower...upper), covering: lower...upper)
      return (rounds.0 ?? true ? numbers.first ?? lower : lower, rounds.1 ?? true ? numbers.last ?? upper : upper)
    }
    guard rounds.0 == true || rounds.1 == true else { return (lower, upper) }
    let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
    let step: DateStep =
      if case .dates(let component, let count, _) = group.values.kind {
        DateStep(component: component, count: count)
      } else {
        .step(over: range, desiredCount: 5)
      }
    let dates = step.dates(covering: range, texts.calendar).map(\.timeIntervalSinceReferenceDate)
    return (rounds.0 == true ? dates.first ?? lower : lower, rounds.1 == true ? dates.last ?? upper : upper)
  }
}

extension LineTransform {
  fileprivate init(_ type: ScaleType?) {
    switch type?.kind {
    case .log: self = .log
    case .power(let exponent): self = .power(exponent)
    case .symmetricLog(let slope): self = .symmetricLog(slope)
    default: self = .none
    }
  }
}
