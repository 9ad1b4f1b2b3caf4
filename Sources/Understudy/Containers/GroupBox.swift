@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Views in a box with a label; the box itself shows no element.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBox: View, StyledView {
  /// A box with a label of any views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The label above them.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  var configuration: GroupBoxStyleConfiguration {
    .init(label: .init(content: AnyView(label)), content: .init(visit: visitor(of: content)))
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { GroupBoxNode($0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      inner.container { makeLabel(view.label.font(.headline), &$0) }
      inner.stack(.vertical()) { Content._makeView(view.content, inputs: &$0) }
    }
  }

  @MainActor private static func makeLabel<V: View>(_ label: V, _ inputs: inout _ViewInputs) {
    V._makeView(label, inputs: &inputs)
  }
}

/// The label of a box above its content, with room around both (LAY-244).
package final class GroupBoxNode: ContainerNode {
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let parts = partLayout(0, tree) + partLayout(1, tree)
    let column = stackLayout(parts, known: knownPart(0), tree) {
      StackRule(vertical: .leading, spacing: GroupMetrics.boxGap)
    }
    items.append(
      ownLayout(tree, column.map { [$0] } ?? []) { $0 == nil ? PaddingRule(.all, GroupMetrics.boxPadding) : nil })
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label: in the tree there is nothing but the content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  /// Takes the label as a localized key; it is a static text before the content.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Takes the label as a string that is not localized; it is a static text before the content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox {
  /// Takes the label as a view, in the spelling of the first releases.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
