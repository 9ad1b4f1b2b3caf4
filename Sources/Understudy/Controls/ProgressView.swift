@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// Shows that something continues, and how far it has come if that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The share that is done, from 0 to 1; nil if it is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  return total > 0 ? min(max(Double(value / total), 0), 1) : 0
}

extension ProgressView {
  /// A progress with labels for the task and for what is done of it.
  ///
  /// - Parameters:
  ///   - value: What is done; nil if it is not known.
  ///   - total: What there is to do.
  ///   - label: What continues.
  ///   - currentValueLabel: How far it has come.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes progress with a label: an element with the share in percent as its value, or an activity indicator.
  ///
  /// - Parameters:
  ///   - value: What is done; nil if it is not known.
  ///   - total: What there is to do; 1 by default.
  ///   - label: What continues.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: share(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Something of unknown length.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something of unknown length.
  nonisolated public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Makes progress without a label.
  ///
  /// - Parameters:
  ///   - value: What is done; nil if it is not known, then the element's label is "In progress".
  ///   - total: What there is to do; 1 by default.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: share(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Takes what continues as a localized key; its length is unknown, so the element has no value.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Takes what continues as a string that is not localized; its length is unknown, so the element has no value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Takes what continues as a localized key, and how much of it is done.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: share(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Takes what continues as a string that is not localized, and how much of it is done.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: share(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

extension ProgressView: View, StyledView {
  var configuration: ProgressViewStyleConfiguration {
    .init(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)))
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    inputs.titledElement(
      view.label, make: { ProgressNode(view.fraction, &$0) }, update: { $0.fraction = view.fraction },
      after: { CurrentValueLabel._makeView(view.currentValueLabel, inputs: &$0) })
  }
  public static var _takesAttributes: Bool { true }
}

/// The indicator; the title is an element beside it and names it.
package final class ProgressNode: ElementNode {
  package fileprivate(set) var fraction: Double?

  init(_ fraction: Double?, _ inputs: inout _ViewInputs) {
    self.fraction = fraction
    super.init(.activityIndicator, &inputs)
  }

  package override func describe(_ content: inout ElementContent) {
    content.type = fraction == nil ? .activityIndicator : .progressIndicator
    let title = titleBeside
    content.texts.label = title.isEmpty && fraction == nil ? "In progress" : title
    content.texts.value = fraction.map(percent)
  }

  /// The title and the value are views beside the indicator.
  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    guard isLinear else { return ElementLayout(FixedSizeLeaf(ProgressMetrics.indicator)) }
    return ElementLayout(BarLeaf(height: ProgressMetrics.barHeight, idealWidth: SliderMetrics.idealWidth))
  }
}

extension ProgressNode: InspectableProgress {}

// MARK: - Layout

extension ProgressNode: TitledControl {
  /// Whether a bar is shown, as for known progress unless a style prescribes one of the two (LAY-242).
  var isLinear: Bool {
    let style = environment.values[StyleKey<ProgressViewStyleConfiguration>.self]?.type
    if style == LinearProgressViewStyle.self { return true }
    return fraction != nil && style != CircularProgressViewStyle.self
  }

  var titlePlace: TitlePlace {
    isLinear ? .above(ProgressMetrics.barGap) : .below(ProgressMetrics.indicatorGap)
  }
}
