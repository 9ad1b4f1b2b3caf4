import Foundation
import SwiftUI

/// Lines, ticks and labels at some values of an axis. Source: Apple's page "AxisMarks".
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let group: AxisGroup

  private init(_ group: AxisGroup) { self.group = group }

  public static func _makeAxisContent(_ content: AxisMarks, _ inputs: inout _AxisContentInputs) {
    inputs.groups.append(content.group)
  }

  private static func parts(of content: Content) -> [AxisPart] {
    var inputs = _AxisMarkInputs()
    Content._collectAxisMark(content, &inputs)
    return inputs.parts
  }
}

extension AxisMarks {
  /// Shows what a closure makes of each value.
  ///
  /// - Parameters:
  ///   - preset: Where labels are to the values.
  ///   - position: The edge of the plot area.
  ///   - values: The values; by default round ones.
  ///   - content: Makes the marks at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      AxisGroup(preset: preset, position: position, values: values, content: { Self.parts(of: content($0)) }))
  }

  /// Shows what a closure makes of each value of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      AxisGroup(
        preset: preset, position: position, list: values.map(\.datum), content: { Self.parts(of: content($0)) }))
  }

  /// Shows the same at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      AxisGroup(preset: preset, position: position, values: values, content: { _ in Self.parts(of: content()) }))
  }

  /// Shows the same at each value of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      AxisGroup(
        preset: preset, position: position, list: values.map(\.datum), content: { _ in Self.parts(of: content()) }))
  }
}

extension AxisMarks where Content == Never {
  /// Shows what is usual, with labels in a format.
  ///
  /// - Parameters:
  ///   - format: Makes the texts of labels.
  ///   - preset: Where labels are to the values.
  ///   - position: The edge of the plot area.
  ///   - values: The values; by default round ones.
  ///   - stroke: Of lines and ticks.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisGroup(
        preset: preset, position: position, values: values, format: AxisFormat.texts(format), stroke: stroke))
  }

  /// Shows what is usual at each value of a list, with labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      AxisGroup(
        preset: preset, position: position, list: values.map(\.datum), format: AxisFormat.texts(format),
        stroke: stroke))
  }

  /// Shows what is usual.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(AxisGroup(preset: preset, position: position, values: values, stroke: stroke))
  }

  /// Shows what is usual at each value of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(AxisGroup(preset: preset, position: position, list: values.map(\.datum), stroke: stroke))
  }
}

enum AxisFormat {
  /// Makes the text of a value; nil if the format is for values of another type.
  static func texts<Format: FormatStyle>(_ format: Format) -> (Datum) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { Format.FormatInput.made(of: $0).map(format.format) }
  }
}

/// Where labels are to their values. Source: Apple's page "AxisMarkPreset".
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
  /// The name of the preset.
  public let description: String

  /// What is usual for the type of the values.
  public static var automatic: AxisMarkPreset { .init(description: "automatic") }
  /// Beside longer ticks.
  public static var extended: AxisMarkPreset { .init(description: "extended") }
  /// At the edges of the plot area, those at its ends inside of it.
  public static var aligned: AxisMarkPreset { .init(description: "aligned") }
  /// Inside of the plot area.
  public static var inset: AxisMarkPreset { .init(description: "inset") }
}

/// The edge of the plot area at which an axis is. Source: Apple's page "AxisMarkPosition".
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
  /// The name of the edge.
  public let description: String
  let edge: Edge?

  /// Below; numbers and dates of the y-axis behind, categories before.
  public static var automatic: AxisMarkPosition { .init(description: "automatic", edge: nil) }
  /// Before, on the left in English.
  public static var leading: AxisMarkPosition { .init(description: "leading", edge: .leading) }
  /// Behind, on the right in English.
  public static var trailing: AxisMarkPosition { .init(description: "trailing", edge: .trailing) }
  /// Above.
  public static var top: AxisMarkPosition { .init(description: "top", edge: .top) }
  /// Below.
  public static var bottom: AxisMarkPosition { .init(description: "bottom", edge: .bottom) }
}

/// The values at which an axis has marks. Source: Apple's page "AxisMarkValues".
public struct AxisMarkValues: CustomStringConvertible, Sendable {
  enum Kind: Sendable {
    case automatic(minimumStride: Double, desiredCount: Int?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
  }

  let kind: Kind
  /// Whether the domain of an axis begins and ends at one of the values; nil if it does so for numbers.
  let roundsLowerBound: Bool?
  let roundsUpperBound: Bool?

  /// The kind of the values.
  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .stride(let step): "stride by \(step)"
    case .dates(let component, let count, _): "stride by \(count) \(component)"
    }
  }

  /// Some round values.
  public static var automatic: AxisMarkValues { automatic() }

  /// About as many round values as are wanted.
  ///
  /// - Parameters:
  ///   - desiredCount: How many.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(minimumStride: 0, desiredCount: desiredCount), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Round values with a distance of at least a number.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The dates at which units begin, such as every second day.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: How many of them are from date to date.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  ///   - calendar: Where units begin; that of the environment by default.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .dates(component, max(1, count), calendar), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .stride(Double(stepSize)), roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }
}

/// A value at which an axis has marks. Source: Apple's page "AxisValue".
public struct AxisValue {
  let datum: Datum
  /// The position of the value among those of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value, if it is of a type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.made(of: datum) }
}
