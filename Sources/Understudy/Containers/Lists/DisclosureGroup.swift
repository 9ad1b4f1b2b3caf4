@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isOpen = false
  @Environment(\.[StyleKey<DisclosureGroupStyleConfiguration>()]) private var style
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  nonisolated private init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }
}

extension DisclosureGroup: View {
  /// A group that is closed at first and keeps its own state.
  ///
  /// - Parameters:
  ///   - content: What is shown and hidden.
  ///   - label: Always shown; a tap on it opens or closes the group.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// A group that is open as long as a binding says so.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: What is shown and hidden.
  ///   - label: Always shown; a tap on it opens or closes the group.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  public var body: some View {
    let binding = isExpanded ?? $isOpen
    if style?.isCustom == true {
      StyledContent(configuration: configuration(binding))
    } else {
      Group {
        _DisclosureHeader(isExpanded: binding, label: label, content: content)
        if binding.wrappedValue { content() }
      }
      .modifier(_DisclosureLayout())
    }
  }
}

extension DisclosureGroup {
  @MainActor private func configuration(_ isExpanded: Binding<Bool>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(visit: visitor(of: DisclosedContent(make: content))),
      isExpanded: isExpanded)
  }
}

/// The content of a group whose style decides when it is made.
private struct DisclosedContent<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
  /// Takes the label as a localized key; the group is closed at first and keeps its own state.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized; the group is closed at first and keeps its own state.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(title))
  }

  /// Takes the label as a localized key, and a binding that opens and closes the group.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, and a binding that opens and closes the group.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(title))
  }
}

/// The line of a group or section that opens and closes it.
public struct _DisclosureHeader<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content
}

extension _DisclosureHeader: View, ElementView {
  package func makeNode(_ inputs: inout _ViewInputs) -> DisclosureNode<Content> {
    DisclosureNode(isExpanded, content, &inputs)
  }
  package func update(_ node: DisclosureNode<Content>) { node.accept(isExpanded, content) }
  package func visitContent(_ inputs: inout _ViewInputs) { Label._makeView(label, inputs: &inputs) }
}

/// Puts the content of a group below its line, where the group is not a part of a list.
public struct _DisclosureLayout {}

extension _DisclosureLayout: ViewModifier, NodeModifier {
  package typealias AppliedNode = DisclosureLayoutNode
}

package final class DisclosureLayoutNode: ValueNode<_DisclosureLayout> {
  /// In a list, the line and what belongs to it are rows (LAY-244).
  private var isInList: Bool {
    nearest { $0 is ListNode || $0 is ListCellNode || $0 is ContainerNode } is ListNode
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    if isInList { return appendChildrenLayout(to: &items, tree) }
    items.append(
      ownLayout(tree, childrenLayout(tree)) {
        $0 == nil ? StackRule(vertical: .center, spacing: GroupMetrics.disclosureGap) : nil
      })
  }
}

package final class DisclosureNode<Content: View>: ElementNode, ClosedContainer {
  private var isExpanded: Binding<Bool>
  private var content: () -> Content
  private lazy var drawnChevron = DrawnPart()

  init(_ isExpanded: Binding<Bool>, _ content: @escaping () -> Content, _ inputs: inout _ViewInputs) {
    (self.isExpanded, self.content) = (isExpanded, content)
    super.init(.button, &inputs)
    isExpanded.location.addReader(self)
  }

  func accept(_ new: Binding<Bool>, _ content: @escaping () -> Content) {
    (isExpanded, self.content) = (new, content)
    new.location.addReader(self)
  }

  package override var derivesLabel: Bool { true }

  var isOpen: Bool { isExpanded.wrappedValue }

  package func closedContent() -> Node? {
    guard !isOpen else { return nil }
    let content = content
    return closedScope(inputsBelow, content: { content() })
  }

  /// The label, and a chevron at the other end of the line (LAY-244).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let label = stackLayout(childrenLayout(tree), known: knownPart(0), tree)
    let chevron = drawnChevron.layout(SymbolMetrics.disclosureChevron, tree)
    items.append(controlLayout(tree, [label, chevron].compactMap { $0 }, TitledControlRule()))
  }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = labels().joined(separator: ", ")
    content.texts.value = isExpanded.wrappedValue ? "Expanded" : "Collapsed"
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    guard isElementEnabled else { return .disabled }
    isExpanded.wrappedValue.toggle()
    setNeedsDescription()
    return .performed
  }
}
