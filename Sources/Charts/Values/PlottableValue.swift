import Foundation
import SwiftUI

/// A value with a title, which a mark shows by its place, its size or its color. Source: Apple's page "PlottableValue".
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(_ plotted: PlottedValue) { self.plotted = plotted }
}

extension PlottableValue {
  /// Gives a value a title, which is looked up in the app's strings.
  ///
  /// - Parameters:
  ///   - labelKey: The title; people get it where a mark has no other label.
  ///   - value: What is shown.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    .value(Text(labelKey), value)
  }

  /// Gives a value a title, which is taken as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    .value(Text(label), value)
  }

  /// Gives a value a title that is a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    Self(PlottedValue(title: label, datum: value.datum))
  }
}

// MARK: - Ranges

extension PlottableValue {
  /// Shows all of a range, with a title from the app's strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable { .value(Text(labelKey), range) }

  /// Shows all of a range, with a title that is taken as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable { .value(Text(label), range) }

  /// Shows all of a range, with a title that is a text.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
    Self(label, range.lowerBound, range.upperBound)
  }

  /// Shows all of a bin, with a title from the app's strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable { .value(Text(labelKey), range) }

  /// Shows all of a bin, with a title that is taken as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable { .value(Text(label), range) }

  /// Shows all of a bin, with a title that is a text.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable { Self(label, range.lowerBound, range.upperBound) }

  private init(_ label: Text, _ lower: Value, _ upper: Value) where Value: Comparable {
    var plotted = PlottedValue(title: label, datum: lower.datum)
    if let start = lower.datum.coordinate, let end = upper.datum.coordinate, start <= end { plotted.span = start...end }
    self.init(plotted)
  }
}

// MARK: - Dates

extension PlottableValue where Value == Date {
  /// Shows the hour, day, month or other unit that a date is in, with a title from the app's strings.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - date: A date in the unit.
  ///   - unit: What the mark extends over.
  ///   - calendar: Where the unit begins and ends; the current calendar by default.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> { .value(Text(labelKey), date, unit: unit, calendar: calendar) }

  /// Shows the unit that a date is in, with a title that is taken as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> { .value(Text(label), date, unit: unit, calendar: calendar) }

  /// Shows the unit that a date is in, with a title that is a text.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    var plotted = PlottedValue(title: label, datum: date.datum, unit: unit)
    if let interval = (calendar ?? .current).dateInterval(of: unit, for: date) {
      plotted = PlottedValue(title: label, datum: .date(interval.start), unit: unit)
      plotted.span =
        interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }
    return Self(plotted)
  }
}
