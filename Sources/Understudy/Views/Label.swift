@_spi(Runtime) import UnderstudyCore

/// A title with an icon. Outside of controls both are elements; in a control the title speaks for both.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension Label {
  /// A label of any views.
  ///
  /// - Parameters:
  ///   - title: What the label says.
  ///   - icon: What the label shows beside it.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a localized key and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label of a string that is not localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label of a localized key and an image of the app's assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label of a string that is not localized and an image of the app's assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, for a style that only adds to another.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label: View, StyledView {
  var configuration: LabelStyleConfiguration {
    .init(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    let isAutomatic = style == nil || style == DefaultLabelStyle.self
    let isIcon = style == IconOnlyLabelStyle.self || isAutomatic && inputs.environment.values.labelsShowIcons
    inputs.label(view.title, isShown: !isIcon, view.icon, isShown: style != TitleOnlyLabelStyle.self)
  }
  public static var _takesAttributes: Bool { true }
}

extension EnvironmentValues {
  /// Whether labels show their icons alone where no style says otherwise, as in bars. Source: Apple's page
  /// "TitleAndIconLabelStyle".
  @Entry package var labelsShowIcons: Bool = false
}

extension _ViewInputs {
  /// Visits the parts of a label; what was written on it applies to its title, if that is shown.
  fileprivate mutating func label<Title: View, Icon: View>(
    _ title: Title, isShown showsTitle: Bool, _ icon: Icon, isShown showsIcon: Bool
  ) {
    let attributes = takeAttributes()
    let isMounting = isMounting
    let node = node(make: { LabelNode($0) }, update: { _ in })
    visit(below: node, mounting: isMounting) { inner in
      inner.labelPart(.icon, isShown: showsIcon) {
        if !showsTitle { $0.attributes = attributes }
        $0.standIn(icon)
      }
      inner.labelPart(.title, isShown: showsTitle) {
        if showsTitle { $0.attributes = attributes }
        $0.standIn(title)
      }
    }
  }

  fileprivate mutating func labelPart(
    _ part: LabelPartNode.Part, isShown: Bool, _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = node(make: { LabelPartNode(part, isShown: isShown, $0) }, update: { _ in })
    visit(below: node, mounting: isMounting, body)
  }
}
