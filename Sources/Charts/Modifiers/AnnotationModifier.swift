import Foundation
import SwiftUI

extension ChartContent {
  /// Shows a view beside the marks, or beside all of a group.
  ///
  /// - Parameters:
  ///   - position: The side; above by default.
  ///   - alignment: Where the view is along that side.
  ///   - spacing: The distance in points.
  ///   - content: The view.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(position: position, alignment: alignment, spacing: spacing) { _ in view }
  }

  /// Shows a view beside the marks that is made for their size.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Shows a view beside the marks, and decides what becomes of it at the edge.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in view }
  }

  /// Shows a view beside the marks that is made for their size, and decides what becomes of it at the edge.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution
    ) { AnyView(content($0)) }
    return StyledChartContent(content: self) { inputs in
      inputs.style.annotations.append(inputs.annotations.count)
      inputs.annotations.append(annotation)
    }
  }
}

/// A view beside marks.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// A place around a mark or a chart. Source: Apple's page "AnnotationPosition".
public struct AnnotationPosition: Equatable, Sendable {
  /// From -1, before the mark, to 1, behind it.
  let x: CGFloat
  /// From -1, above the mark, to 1, below it.
  let y: CGFloat
  let isAutomatic: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }

  /// Where it is usual: above a mark.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// On the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above.
  public static let top = AnnotationPosition(0, -1)
  /// Below.
  public static let bottom = AnnotationPosition(0, 1)
  /// Before, on the left in English.
  public static let leading = AnnotationPosition(-1, 0)
  /// Behind, on the right in English.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above and before.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What an annotation belongs to. Source: Apple's page "AnnotationContext".
public struct AnnotationContext: Sendable {
  /// The size of the mark, or of the group of marks, in points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that would not fit. Source: Apple's page "AnnotationOverflowResolution".
public struct AnnotationOverflowResolution: Sendable {
  /// What happens along one axis.
  public struct Strategy: Sendable {
    enum Kind: Sendable { case automatic, fit, padScale, disabled }
    let kind: Kind
    let boundary: Boundary

    /// As `fit` along the x-axis, as `disabled` along the y-axis.
    public static var automatic: Strategy { .init(kind: .automatic, boundary: .automatic) }
    /// The annotation is moved until it fits.
    public static var fit: Strategy { .init(kind: .fit, boundary: .automatic) }
    /// The annotation is moved until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { .init(kind: .fit, boundary: boundary) }
    /// The scale gets room for it; here the annotation is moved as with `fit`.
    public static var padScale: Strategy { .init(kind: .padScale, boundary: .plot) }
    /// The annotation goes over the edge.
    public static var disabled: Strategy { .init(kind: .disabled, boundary: .automatic) }
  }

  /// What an annotation must fit into.
  public struct Boundary: Sendable {
    enum Kind: Sendable { case automatic, plot, chart }
    let kind: Kind
    /// The chart.
    public static var automatic: Boundary { .init(kind: .automatic) }
    /// The plot area.
    public static var plot: Boundary { .init(kind: .plot) }
    /// The chart, with its axes.
    public static var chart: Boundary { .init(kind: .chart) }
  }

  let x: Strategy
  let y: Strategy

  /// What is usual along both axes.
  public static var automatic: AnnotationOverflowResolution { .init() }

  /// Decides for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
