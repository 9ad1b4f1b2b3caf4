import Foundation
import SwiftUI

extension View {
  /// Decides whether charts have an x-axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Decides whether charts have a y-axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Says what the x-axis of charts consists of.
  ///
  /// - Parameter content: Such as `AxisMarks`.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = AxisGroup.groups(of: content())
    return chartOptions { $0.x.groups = groups }
  }

  /// Says what the y-axis of charts consists of.
  ///
  /// - Parameter content: Such as `AxisMarks`.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = AxisGroup.groups(of: content())
    return chartOptions { $0.y.groups = groups }
  }

  /// Gives the x-axis a title.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; below by default.
  ///   - alignment: Where the title is along that side.
  ///   - spacing: The distance in points.
  ///   - content: The title.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartTitle(
      view: AnyView(content()), position: position.isAutomatic ? .bottom : position, alignment: alignment ?? .center,
      spacing: spacing)
    return chartOptions { $0.titles.append(title) }
  }

  /// Gives the y-axis a title.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; above and behind by default.
  ///   - alignment: Where the title is along that side.
  ///   - spacing: The distance in points.
  ///   - content: The title.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let isAutomatic = position.isAutomatic
    let title = ChartTitle(
      view: AnyView(content()), position: isAutomatic ? .top : position,
      alignment: alignment ?? (isAutomatic ? .trailing : .center), spacing: spacing)
    return chartOptions { $0.titles.append(title) }
  }
}

// MARK: - Convenience

extension View {
  /// Gives the x-axis a title from the app's strings.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Gives the x-axis a title that is taken as it is.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Gives the y-axis a title from the app's strings.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Gives the y-axis a title that is taken as it is.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

extension AxisGroup {
  fileprivate static func groups<Content: AxisContent>(of content: Content) -> [AxisGroup] {
    var inputs = _AxisContentInputs()
    Content._makeAxisContent(content, &inputs)
    return inputs.groups
  }
}
