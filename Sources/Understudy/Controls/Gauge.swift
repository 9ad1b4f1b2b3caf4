import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// Shows where a value lies in a range. One element: its label is the gauge's, its value that of the current-value label
/// or, without one, the share of the range in percent.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// The share of the range, from 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
}

private func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  guard length > 0 else { return 0 }
  return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for its value and for both ends of its range.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the bounds is shown at the nearer end.
  ///   - bounds: The range.
  ///   - label: What is measured.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The lower end.
  ///   - maximumValueLabel: The upper end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

// MARK: - Convenience

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge whose element shows the share of the range in percent as its value.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the bounds is shown at the nearer end.
  ///   - bounds: The range, from 0 to 1 by default.
  ///   - label: What is measured.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), currentValueLabel: EmptyView(), minimumValueLabel: nil,
      maximumValueLabel: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge whose element shows the text of a label as its value.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the bounds is shown at the nearer end.
  ///   - bounds: The range, from 0 to 1 by default.
  ///   - label: What is measured.
  ///   - currentValueLabel: The value in words.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: share(value, bounds), label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
  /// The gauge of a style's configuration, for a style that only adds to another.
  nonisolated init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel?.content,
      maximumValueLabel: configuration.maximumValueLabel?.content)
  }
}

extension Gauge: View, StyledView {
  var configuration: GaugeStyleConfiguration {
    .init(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    inputs.element(
      make: { GaugeNode(view.fraction, &$0) }, update: { $0.fraction = view.fraction },
      content: { inner in
        inner.container { Label._makeView(view.label, inputs: &$0) }
        inner.container { CurrentValueLabel._makeView(view.currentValueLabel, inputs: &$0) }
        guard let minimum = view.minimumValueLabel, let maximum = view.maximumValueLabel else { return }
        inner.container { BoundsLabel._makeView(minimum, inputs: &$0) }
        inner.container { BoundsLabel._makeView(maximum, inputs: &$0) }
      })
  }
  public static var _takesAttributes: Bool { true }
}

package final class GaugeNode: ElementNode {
  fileprivate(set) var fraction: Double
  private lazy var drawnRing = DrawnPart()
  private(set) var drawnBar: LayoutNode?
  private var row: LayoutNode?

  init(_ fraction: Double, _ inputs: inout _ViewInputs) {
    self.fraction = fraction
    super.init(.other, &inputs)
  }

  package override var derivesLabel: Bool { true }
  package override var showsChildren: Bool { false }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = children.first?.labels().joined(separator: ", ") ?? ""
    let value = children.count > 1 ? children[1].labels().joined(separator: ", ") : ""
    content.texts.value = value.isEmpty ? percent(fraction) : value
  }

  // MARK: Layout

  private var isCircular: Bool {
    let style = environment.values[StyleKey<GaugeStyleConfiguration>.self]?.type
    return style == AccessoryCircularGaugeStyle.self || style == AccessoryCircularCapacityGaugeStyle.self
  }

  /// A ring, or a bar between the labels of its ends, below the label and above the value (LAY-242).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    if isCircular {
      let ring = drawnRing.layout(ProgressMetrics.circularGauge, tree)
      return items.append(controlLayout(tree, [ring], ControlRule()))
    }
    let bar =
      drawnBar ?? tree.makeNode(BarLeaf(height: ProgressMetrics.barHeight, idealWidth: SliderMetrics.idealWidth))
    drawnBar = bar
    row = stackLayout(partLayout(2, tree) + [bar] + partLayout(3, tree), known: row, tree) {
      StackRule(horizontal: .center, spacing: SliderMetrics.labelGap)
    }
    let parts = partLayout(0, tree) + [row].compactMap { $0 } + partLayout(1, tree)
    let column = stackLayout(parts, known: knownPart(0), tree) {
      StackRule(vertical: .leading, spacing: ProgressMetrics.barGap)
    }
    items.append(controlLayout(tree, column.map { [$0] } ?? [], ControlRule()))
  }
}
