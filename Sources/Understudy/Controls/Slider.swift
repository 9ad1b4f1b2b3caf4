import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A control that sets a number between two bounds by the place of its thumb (SEM-354).
public struct Slider<Label: View, ValueLabel: View> {
  let range: SliderRange
  let onEditingChanged: (Bool) -> Void
  let label: Label
  /// What stands at the lower and at the upper end; nil for a slider without.
  var ends: (minimum: ValueLabel, maximum: ValueLabel)?
}

/// The value of a slider as a share of its range.
struct SliderRange {
  /// The value itself, and its bounds.
  let value: () -> Double
  let bounds: ClosedRange<Double>
  let fraction: () -> Double
  let setFraction: (Double) -> Void
  let addReader: @MainActor (any LocationReader) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    self.value = { Double(value.wrappedValue) }
    self.bounds = lower...Double(bounds.upperBound)
    fraction = {
      let share = (Double(value.wrappedValue) - lower) / length
      return length > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
    }
    setFraction = { position in
      guard !position.isNaN else { return }
      var distance = min(max(position, 0), 1) * length
      if let step, step > 0 { distance = min((distance / Double(step)).rounded() * Double(step), length) }
      value.wrappedValue = V(lower + distance)
    }
    let location = value.location
    addReader = { location.addReader($0) }
  }
}

extension Slider {
  /// A slider with labels for both ends of its range.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: Where it ends.
  ///   - label: What it is; named, not shown.
  ///   - minimumValueLabel: Shown at the lower end.
  ///   - maximumValueLabel: Shown at the upper end.
  ///   - onEditingChanged: Told when the thumb is taken and let go.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, in: bounds, step: nil), onEditingChanged: onEditingChanged, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// A slider whose values have equal distances from the lower bound.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, in: bounds, step: step), onEditingChanged: onEditingChanged, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose label is not shown, but is what accessibility says.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: Where it ends.
  ///   - label: What it is; named, not shown.
  ///   - onEditingChanged: Told when the thumb is taken and let go.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: nil), onEditingChanged: onEditingChanged, label: label())
  }

  /// A slider whose values have equal distances from the lower bound.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: step), onEditingChanged: onEditingChanged, label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider whose element has no label, only a value in percent.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: Where it ends.
  ///   - onEditingChanged: Runs with true before and with false after each change by the user.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: nil), onEditingChanged: onEditingChanged, label: EmptyView())
  }

  /// Makes a slider without a label, whose values have equal distances from the lower bound.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: Where it ends.
  ///   - step: The distance of two values; 1 by default.
  ///   - onEditingChanged: Runs with true before and with false after each change by the user.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: step), onEditingChanged: onEditingChanged, label: EmptyView())
  }
}

// MARK: - Convenience

extension Slider {
  /// An older spelling, whose labels are values.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, in: bounds, step: nil), onEditingChanged: onEditingChanged, label: label(),
      ends: (minimumValueLabel, maximumValueLabel))
  }

  /// An older spelling, with values at equal distances from the lower bound.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, in: bounds, step: step), onEditingChanged: onEditingChanged, label: label(),
      ends: (minimumValueLabel, maximumValueLabel))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Takes the label after the closure for changes, in the spelling of the first releases.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: nil), onEditingChanged: onEditingChanged, label: label())
  }

  /// Takes a step, and the label after the closure for changes, in the spelling of the first releases.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(range: SliderRange(value, in: bounds, step: step), onEditingChanged: onEditingChanged, label: label())
  }
}

extension Slider: View, ElementView {
  package func makeNode(_ inputs: inout _ViewInputs) -> SliderNode { SliderNode(range, onEditingChanged, &inputs) }
  package func update(_ node: SliderNode) { node.accept(range, onEditingChanged) }
  package func visitContent(_ inputs: inout _ViewInputs) {
    inputs.container { Label._makeView(label, inputs: &$0) }
    guard let ends else { return }
    inputs.container { ValueLabel._makeView(ends.minimum, inputs: &$0) }
    inputs.container { ValueLabel._makeView(ends.maximum, inputs: &$0) }
  }
}

package final class SliderNode: ElementNode {
  private var range: SliderRange
  private var onEditingChanged: (Bool) -> Void
  private(set) var drawnTrack: LayoutNode?

  init(_ range: SliderRange, _ onEditingChanged: @escaping (Bool) -> Void, _ inputs: inout _ViewInputs) {
    self.range = range
    self.onEditingChanged = onEditingChanged
    super.init(.slider, &inputs)
    range.addReader(self)
  }

  func accept(_ range: SliderRange, _ onEditingChanged: @escaping (Bool) -> Void) {
    self.range = range
    self.onEditingChanged = onEditingChanged
    range.addReader(self)
  }

  package override var derivesLabel: Bool { true }
  package override var showsChildren: Bool { false }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = children.first?.labels().joined(separator: ", ") ?? ""
    content.texts.value = percent(range.fraction())
  }

  /// The track, between the labels of its ends; what the slider is for is not shown (LAY-237).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let track = drawnTrack ?? tree.makeNode(BarLeaf(height: SliderMetrics.height, idealWidth: SliderMetrics.idealWidth))
    drawnTrack = track
    let row = stackLayout(partLayout(1, tree) + [track] + partLayout(2, tree), known: knownPart(0), tree) {
      StackRule(horizontal: .center, spacing: SliderMetrics.labelGap)
    }
    items.append(controlLayout(tree, row.map { [$0] } ?? [], ControlRule()))
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let position = position(after: action) else { return nil }
    guard isElementEnabled else { return .disabled }
    onEditingChanged(true)
    range.setFraction(position)
    onEditingChanged(false)
    setNeedsDescription()
    return .performed
  }

  /// Where the thumb goes, from 0 to 1: a finger takes it along, a flick over half of the track.
  private func position(after action: ElementAction) -> Double? {
    switch action {
    case .adjustSlider(let position): position
    case .swipe(.right, _): range.fraction() + 0.5
    case .swipe(.left, _): range.fraction() - 0.5
    case .drag(let dx, let dy, _, _) where abs(dx) >= abs(dy):
      range.fraction() + dx / max(host.layout.frame(of: element).width, 1)
    default: nil
    }
  }
}

extension SliderNode: InspectableSlider {
  package var value: Double { range.value() }
  package var bounds: ClosedRange<Double> { range.bounds }
}

/// A share as assistive technology reads it.
///
/// - Returns: `0%` for what is no number (F-47).
func percent(_ fraction: Double) -> String {
  let percentage = (fraction * 100).rounded()
  return "\(Int(exactly: percentage) ?? (percentage > 0 ? 100 : 0))%"
}
