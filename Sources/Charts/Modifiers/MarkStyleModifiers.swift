import Foundation
import SwiftUI

extension ChartContent {
  /// Fills or strokes the marks in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    self.style { $0.foreground = AnyShapeStyle(style) }
  }

  /// Tells values apart by colors; a legend says which is which.
  ///
  /// - Parameter value: A category, or a number for a color between two.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { ($0.foregroundBy, $0.foreground) = (plotted, nil) }
  }

  /// Makes the marks transparent, each for itself: 0 is invisible.
  nonisolated public func opacity(_ value: Double) -> some ChartContent { style { $0.opacity *= value } }

  /// Rounds the corners of bars, rectangles and sectors by a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self.style { $0.cornerRadius = radius } }

  /// Draws lines and rules in a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self.style { $0.lineStyle = style } }

  /// Tells values apart by the dashes of lines.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { $0.lineStyleBy = plotted }
  }

  /// Decides how lines and areas go from point to point.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { $0.interpolation = method }
  }

  /// Cuts each mark off at the edge of a shape around it, such as a capsule.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self.style { $0.clip = ({ shape.path(in: $0) }, style) }
  }

  /// Shows the marks only where others would be drawn, which are not marks of the chart themselves.
  ///
  /// - Parameter content: The others.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedChartContent(content: self, mask: content())
  }

  /// Draws the marks above those with a lower number; 0 by default.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { style { $0.zIndex = value } }

  /// Draws a shadow below the marks.
  ///
  /// - Parameters:
  ///   - color: Of the shadow.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it is to the right, in points.
  ///   - y: How far it is below, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    style { $0.shadow = MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  /// Blurs the marks; pictures show them sharp.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Lets gradients extend over the plot area; pictures show them over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}

/// Marks that are visible where others would be.
struct MaskedChartContent<Content: ChartContent, Mask: ChartContent> {
  let content: Content
  let mask: Mask
}

extension MaskedChartContent: PrimitiveChartContent {
  static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {
    var inner = _ChartContentInputs()
    Mask._collectChartContent(content.mask, &inner)
    let outer = inputs.style
    inputs.style.mask = inputs.masks.count
    inputs.masks.append(inner.marks)
    Content._collectChartContent(content.content, &inputs)
    inputs.style = outer
  }
}
