import Foundation

/// Round numbers for axes and bins.
enum NiceNumbers {
  /// No list of an axis or of bins is longer.
  private static let longest = 10_000

  /// The smallest of 1, 2 and 5 times a power of ten that makes about as many steps as are wanted.
  static func step(over range: ClosedRange<Double>, desiredCount: Int, minimum: Double = 0) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return max(1, minimum) }
    let rough = length / Double(max(1, desiredCount))
    let power = pow(10, floor(log10(rough)))
    let factor = [1.0, 2, 5, 10].first { $0 * power >= rough * 0.85 } ?? 10
    return max(factor * power, minimum)
  }

  /// The multiples of a step from the last before a range, or its beginning, to the first after it, or its end.
  static func multiples(of step: Double, covering range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [range.lowerBound, range.upperBound] }
    let first = floor(range.lowerBound / step + 1e-9)
    let last = max(first + 1, ceil(range.upperBound / step - 1e-9))
    return numbers(step, first, last)
  }

  /// The multiples of a step inside a range.
  static func multiples(of step: Double, inside range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    return numbers(step, ceil(range.lowerBound / step - 1e-9), floor(range.upperBound / step + 1e-9))
  }

  private static func numbers(_ step: Double, _ first: Double, _ last: Double) -> [Double] {
    guard last >= first, last - first < Double(longest) else { return [] }
    // 3 * 0.1 is not 0.3: the digits of the step decide.
    let digits = pow(10, max(0, 3 - floor(log10(step))))
    return (0...Int(last - first)).map { ((first + Double($0)) * step * digits).rounded() / digits }
  }
}

/// The distance between the ticks of dates.
struct DateStep {
  let component: Calendar.Component
  let count: Int

  /// The smallest usual distance that makes no more steps than are wanted, or few more.
  static func step(over range: ClosedRange<Date>, desiredCount: Int) -> DateStep {
    let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
    let wanted = Double(max(1, desiredCount)) + 0.5
    return usual.first { seconds / $0.seconds <= wanted }
      ?? DateStep(component: .year, count: max(1, Int(NiceNumbers.step(over: 0...(seconds / year), desiredCount: 5))))
  }

  private static let year = 365.25 * 86_400
  private static let usual: [DateStep] =
    steps(.second, [1, 5, 15, 30]) + steps(.minute, [1, 5, 15, 30]) + steps(.hour, [1, 3, 6, 12])
    + steps(.day, [1, 2]) + steps(.weekOfYear, [1, 2]) + steps(.month, [1, 3, 6]) + steps(.year, [1, 2, 5, 10])

  private static func steps(_ component: Calendar.Component, _ counts: [Int]) -> [DateStep] {
    counts.map { DateStep(component: component, count: $0) }
  }

  /// About how long a step is.
  var seconds: Double {
    let one: Double =
      switch component {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .weekOfYear, .weekOfMonth: 7 * 86_400
      case .month: year / 12
      case .quarter: year / 4
      case .year, .yearForWeekOfYear: year
      default: 86_400
      }
    return one * Double(count)
  }

  private var year: Double { Self.year }

  /// The beginnings of steps inside a range.
  func dates(inside range: ClosedRange<Date>, _ calendar: Calendar) -> [Date] {
    dates(covering: range, calendar).filter(range.contains)
  }

  /// The beginnings of steps from the last before a range, or its beginning, to the first after it, or its end.
  func dates(covering range: ClosedRange<Date>, _ calendar: Calendar) -> [Date] {
    guard range.upperBound.timeIntervalSince(range.lowerBound) / seconds < 10_000 else { return [] }
    guard var date = start(before: range.lowerBound, calendar) else { return [] }
    var dates: [Date] = []
    while date < range.upperBound {
      dates.append(date)
      guard let next = calendar.date(byAdding: unit.component, value: unit.count, to: date), next > date else { break }
      date = next
    }
    dates.append(date)
    return dates
  }

  /// Foundation adds no quarters.
  private var unit: DateStep {
    component == .quarter ? DateStep(component: .month, count: 3 * count) : self
  }

  private func start(before date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let larger: Calendar.Component? =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: nil
      }
    if component == .year {
      let excess = calendar.component(.year, from: start) % count
      return calendar.date(byAdding: .year, value: -excess, to: start)
    }
    guard let larger, var current = calendar.dateInterval(of: larger, for: date)?.start else { return start }
    while let next = calendar.date(byAdding: component, value: count, to: current), next <= date { current = next }
    return current
  }
}
