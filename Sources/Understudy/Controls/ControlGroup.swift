@_spi(Runtime) import UnderstudyCore

/// Controls that belong together. It shows no element of its own; its label names it where a style makes a menu of it.
public struct ControlGroup<Content: View> {
  package let content: Content
}

extension ControlGroup: View, StyledView {
  /// A group of controls without a label.
  ///
  /// - Parameter content: The controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    inputs.stack(.horizontal()) { makeControls(view.content.environment(\.isInControlGroup, true), &$0) }
  }

  @MainActor private static func makeControls<V: View>(_ controls: V, _ inputs: inout _ViewInputs) {
    V._makeView(controls, inputs: &inputs)
  }

  var configuration: ControlGroupStyleConfiguration {
    if let labeled = content as? any LabeledControls { return labeled.configuration }
    return ControlGroupStyleConfiguration(
      content: .init(visit: visitor(of: content)), label: .init(content: AnyView(EmptyView())))
  }
}

extension ControlGroup {
  /// A group of controls with a label, which a menu shows in their place.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What they are for.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content(), label: label()))
  }

  /// Takes what the controls are for as a localized key, which only a style that makes a menu shows.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  /// Takes what the controls are for as a string that is not localized; only a style that makes a menu shows it.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content(), label: Text(title)))
  }

  /// Takes what the controls are for as a localized key with the name of a symbol.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      content: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
  }

  /// Takes what the controls are for as a string that is not localized, with the name of a symbol.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// The group of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: LabeledControlGroupContent(content: configuration.content, label: configuration.label))
  }
}

/// The controls of a group with their label, which is not shown beside them.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View, ListView {
  public static var _takesAttributes: Bool { false }
}

private protocol LabeledControls {
  @MainActor var configuration: ControlGroupStyleConfiguration { get }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(visit: visitor(of: content)), label: .init(content: AnyView(label)))
  }
}
