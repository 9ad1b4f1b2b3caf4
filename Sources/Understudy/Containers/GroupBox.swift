@_spi(Runtime) import UnderstudyCore

/// Views in a box with a label; the box itself shows no element (reference, section 4).
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBox: View, StyledView {
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
    inputs.stack { inner in
      Label._makeView(view.label, inputs: &inner)
      Content._makeView(view.content, inputs: &inner)
    }
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
