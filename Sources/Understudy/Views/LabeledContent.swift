import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A value, or any views, with a label beside it. It shows no element of its own.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView, EntryView, StyledView where Label: View, Content: View {
  /// Content with a label of any views.
  ///
  /// - Parameters:
  ///   - content: What is named.
  ///   - label: Its name.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  var configuration: LabeledContentStyleConfiguration {
    .init(label: .init(content: AnyView(label)), content: .init(visit: visitor(of: content)))
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { LabeledContentNode($0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      Label._makeView(view.label, inputs: &inner)
      if isMounting { node.labelCount = inner.cursor }
      Content._makeView(view.content, inputs: &inner)
    }
  }
}

/// The node of labeled content: what comes of the label, then what it names.
package final class LabeledContentNode: ContainerNode {
  /// How many of the nodes inside belong to the label, which follows from its type.
  fileprivate var labelCount = 0
  private var spacer: LayoutNode?

  /// Label and content are at the two ends of a row (LAY-243).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    var parts = LayoutItems()
    for (index, child) in children.enumerated() {
      if index == labelCount, parts.count > 0 { parts.append(room(tree)) }
      guard !child.flags.contains(.isOutOfFlow), !child.hidesContent else { continue }
      child.appendLayoutNodes(to: &parts, tree)
    }
    items.append(ownLayout(tree, parts.nodes) { $0 == nil ? StackRule(horizontal: .firstTextBaseline) : nil })
  }

  private func room(_ tree: LayoutTree) -> LayoutNode {
    let node = spacer ?? tree.makeNode(SpacerRule())
    spacer = node
    return node
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Takes the name as a localized key, which becomes a static text before the content.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Takes the name as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a string beside a localized name; both are static texts.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Shows a string beside a name that is not localized; both are static texts.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Shows a formatted value beside a localized name; both are static texts.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Shows a formatted value beside a name that is not localized; both are static texts.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labeled content of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
