import Foundation
import SwiftUI

/// A line across the plot area at a value. Source: Apple's page "AxisGridLine".
public struct AxisGridLine: AxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// A line at the value, or between it and the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { (isCentered, self.stroke) = (centered, stroke) }

  public static func _collectAxisMark(_ content: AxisGridLine, _ inputs: inout _AxisMarkInputs) {
    inputs.add(.gridLine(content.stroke), isCentered: content.isCentered)
  }
}

/// A short line outside of the plot area at a value. Source: Apple's page "AxisTick".
public struct AxisTick: AxisMark {
  /// How long a tick is. Source: Apple's page "AxisTick.Length".
  public struct Length: CustomStringConvertible, Sendable {
    /// The kind of the length.
    public let description: String
    let points: CGFloat?

    /// What is usual, 5 points.
    public static var automatic: Length { .init(description: "automatic", points: nil) }
    /// As long as a line of the label is high.
    public static var label: Length { label() }
    /// As long as a line of the label is high, and some points.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      .init(description: "label", points: 16 + extendPastBy)
    }
    /// As long as a line of the longest label is high.
    public static var longestLabel: Length { longestLabel() }
    /// As long as a line of the longest label is high, and some points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      .init(description: "longestLabel", points: 16 + extendPastBy)
    }
  }

  private let isCentered: Bool?
  private let length: CGFloat?
  private let stroke: StrokeStyle?

  /// A tick at the value, or between it and the next one.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length.points, stroke)
  }

  /// A tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length, stroke)
  }

  public static func _collectAxisMark(_ content: AxisTick, _ inputs: inout _AxisMarkInputs) {
    inputs.add(.tick(content.length, content.stroke), isCentered: content.isCentered)
  }
}

/// What an axis says of a value. Source: Apple's page "AxisValueLabel".
public struct AxisValueLabel<Content: View>: AxisMark {
  private let isCentered: Bool?
  private let label: AxisLabel

  private init(
    _ content: AxisLabel.Content, _ isCentered: Bool?, _ anchor: UnitPoint?,
    _ collisionResolution: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    self.isCentered = isCentered
    label = AxisLabel(
      content: content, anchor: anchor, isUpright: orientation.isUpright, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, keepsAll: collisionResolution.keepsAll)
  }

  public static func _collectAxisMark(_ content: AxisValueLabel, _ inputs: inout _AxisMarkInputs) {
    inputs.add(.label(content.label), isCentered: content.isCentered)
  }
}

extension AxisValueLabel where Content == Never {
  /// The value, written as is usual for its type.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between the value and the next one.
  ///   - anchor: The point of the label that is at the value.
  ///   - multiLabelAlignment: How labels are aligned; they are at their values.
  ///   - collisionResolution: What becomes of labels that have no room.
  ///   - offsetsMarks: Whether marks make room for the label; labels are outside of the plot area.
  ///   - orientation: Whether the label is turned.
  ///   - horizontalSpacing: Points beside the label.
  ///   - verticalSpacing: Points above or below the label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.value, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(AxisFormat.texts(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel {
  /// A view that is made for the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// A text from the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A text that is taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

/// How a label is turned. Source: Apple's page "AxisValueLabelOrientation".
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
  /// The name of the orientation.
  public let description: String
  var isUpright: Bool { description.hasPrefix("vertical") }

  /// Not turned.
  public static var automatic: AxisValueLabelOrientation { .init(description: "automatic") }
  /// Not turned.
  public static var horizontal: AxisValueLabelOrientation { .init(description: "horizontal") }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { .init(description: "vertical") }
  /// From bottom to top; pictures show it from top to bottom.
  public static var verticalReversed: AxisValueLabelOrientation { .init(description: "verticalReversed") }
}

/// What becomes of labels that have no room. Source: Apple's page "AxisValueLabelCollisionResolution".
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
  /// The name of the way.
  public let description: String
  var keepsAll: Bool { description == "disabled" }

  /// Those that would be over others are left out; categories are cut off.
  public static var automatic: AxisValueLabelCollisionResolution { .init(description: "automatic") }
  /// Those that would be over others are left out.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Those that would be over others are left out, first those of a low priority.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init(description: "greedy") }
  /// They are cut off.
  public static var truncate: AxisValueLabelCollisionResolution { .init(description: "truncate") }
  /// Labels are over each other.
  public static var disabled: AxisValueLabelCollisionResolution { .init(description: "disabled") }
}
