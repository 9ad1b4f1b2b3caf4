import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A control that turns something on and off; it writes the negation of what it shows (SEM-343).
public struct Toggle<Label: View> {
  let sources: [Binding<Bool>]
  let label: Label
}

extension Toggle {
  /// A switch with a label of any views.
  ///
  /// - Parameters:
  ///   - isOn: What the toggle shows and writes.
  ///   - label: What the toggle stands for.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(sources: [isOn], label: label())
  }

  /// A switch for several values at once, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - sources: Values that hold a state each: all on is on, all off is off, else mixed; a tap writes all.
  ///   - isOn: The state's place in such a value.
  ///   - label: What the toggle stands for.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
  }
}

extension Toggle where Label == Text {
  /// Takes the label as a localized key, which is also the label of the toggle's element.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(sources: [isOn], label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized; it is also the label of the toggle's element.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(sources: [isOn], label: Text(title))
  }

  /// Takes the label as a localized key, for a state that is written to several values.
  ///
  /// - Parameters:
  ///   - titleKey: What the toggle stands for.
  ///   - sources: Values that hold a state each; the toggle is mixed where they differ.
  ///   - isOn: The state's place in such a value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, for a state that is written to several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(title))
  }
}

extension Toggle where Label == UnderstudyLabel {
  /// Takes the title of the label as a localized key, and its icon as the name of a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(sources: [isOn], label: UnderstudyLabel(titleKey, systemImage: systemImage))
  }

  /// Takes the title of the label as a string that is not localized, and its icon as the name of a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(sources: [isOn], label: UnderstudyLabel(title, systemImage: systemImage))
  }

  /// Takes title and symbol, for a state that is written to several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      sources: sources.map { $0[keyPath: isOn] }, label: UnderstudyLabel(titleKey, systemImage: systemImage))
  }

  /// Takes a title that is not localized and a symbol, for a state that is written to several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: UnderstudyLabel(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(sources: configuration.sources, label: configuration.label)
  }
}

extension Toggle: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let style = inputs.environment.values[StyleKey<ToggleStyleConfiguration>.self]
    if let style, style.isCustom {
      return inputs.standIn(StyledToggle(sources: view.sources, label: AnyView(view.label)))
    }
    let isButton = style?.type == ButtonToggleStyle.self || inputs.environment.values.menuDismissal != nil
    let title = plainTitle(of: view.label)
    inputs.element(
      make: { ToggleNode(view.sources, title: title, isButton: isButton, &$0) },
      update: { $0.accept(view.sources, title: title) },
      content: { if title == nil { Label._makeView(view.label, inputs: &$0) } })
  }
  public static var _takesAttributes: Bool { true }
}

/// Reads all sources, so that a custom style's body follows each of them.
private struct StyledToggle: View {
  let sources: [Binding<Bool>]
  let label: AnyView

  var body: some View {
    let values = sources.map(\.wrappedValue)
    StyledContent(configuration: ToggleStyleConfiguration(label: label, sources: sources, values: values))
  }

  static var _isList: Bool { false }
}

/// The switch of a toggle, which holds the switch that the finger moves, or its button.
package final class ToggleNode: ElementNode {
  private var sources: [Binding<Bool>]
  private var title: ElementText?
  let isButton: Bool
  private lazy var inner = makePart(.switch)
  private lazy var drawnTitle = DrawnText()
  private lazy var drawnSwitch = DrawnPart()

  init(_ sources: [Binding<Bool>], title: ElementText?, isButton: Bool, _ inputs: inout _ViewInputs) {
    self.sources = sources
    self.title = title
    self.isButton = isButton
    super.init(isButton ? .button : .switch, &inputs)
    follow()
  }

  func accept(_ sources: [Binding<Bool>], title: ElementText?) {
    self.sources = sources
    self.title = title
    follow()
  }

  private func follow() {
    for source in sources { source.location.addReader(self) }
  }

  package override var derivesLabel: Bool { title == nil }
  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) {
    let values = sources.map(\.wrappedValue)
    let isOn = values.allSatisfy { $0 }
    content.texts.label = ownText ?? labels().joined(separator: ", ")
    if isButton {
      if isOn { content.traits.insert(.selected) }
      return
    }
    content.texts.value = isOn ? "1" : values.contains(true) ? "2" : "0"
    host.tree.update(inner, type: .switch, texts: ElementTexts(value: content.texts.value), traits: [])
  }

  package override func collectChildren(_ elements: inout [Element]) {
    if !isButton { elements.append(inner) }
  }

  /// A row of the label and the switch, or a button around the label (LAY-236).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let values = environment.values
    let border = isButton && values.menuDismissal == nil ? values.standardBorder : .none
    let label =
      title == nil
      ? stackLayout(childrenLayout(tree), known: knownPart(0), tree)
      : drawnTitle.layout(ownText ?? "", values.controlFont(border.titleStyle), tree)
    if isButton {
      let rule = ControlRule(insets: border.insets, isSquare: border.isSquare)
      return items.append(controlLayout(tree, label.map { [$0] } ?? [], rule))
    }
    let isHidden = values.labelsAreHidden
    let knob = drawnSwitch.layout(ToggleMetrics.switchSize, tree)
    let parts = [isHidden ? nil : label, knob].compactMap { $0 }
    items.append(controlLayout(tree, parts, TitledControlRule(fillsWidth: !isHidden)))
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    part === inner ? trailingFrame(ToggleMetrics.switchSize, in: frame) : nil
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap(let count, _) = action else { return nil }
    if element !== inner, !isTurnedInTheMiddle { return nil }
    guard isElementEnabled else { return .disabled }
    host.forEachTap(count, on: element, of: self) {
      let isOn = !sources.allSatisfy(\.wrappedValue)
      for source in sources { source.wrappedValue = isOn }
    }
    setNeedsDescription()
    environment.values.controlWasUsed()
    return .performed
  }

  /// Whether a finger on the middle of the toggle meets its switch, and not its label, which turns nothing (F-29, LAY-356).
  private var isTurnedInTheMiddle: Bool {
    guard !isButton, !environment.values.labelsAreHidden, !host.configuration.profile.togglesTurnByTheirLabels,
      let finger = host.touchPlace(of: element)?.point, let knob = host.touchPlace(of: inner)?.point
    else { return true }
    let size = ToggleMetrics.switchSize
    return abs(finger.x - knob.x) <= size.width / 2 && abs(finger.y - knob.y) <= size.height / 2
  }
}

extension ToggleNode: InspectableToggle, InspectableText {
  package var isOn: Bool { sources.allSatisfy(\.wrappedValue) }
  package var knob: Element { isButton ? element : inner }
  package var ownText: String? { title.map(written) }
}
