@_spi(Runtime) import UnderstudyCore

/// A control that runs an action when it is tapped (SEM-341).
public struct Button<Label: View> {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  @inlinable
  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: consuming Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

/// What a button's action means for the user's data.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The action removes data; an alert whose buttons all have this role gets a Cancel button (SEM-326).
  public static let destructive = ButtonRole(name: "destructive")
  /// The action leaves everything as it is; a confirmation dialog with such a button adds none (SEM-326).
  public static let cancel = ButtonRole(name: "cancel")
  /// The action closes what is shown. It does not replace the Cancel button of alerts and dialogs.
  public static let close = ButtonRole(name: "close")
  /// The action accepts what the user has entered or chosen.
  public static let confirm = ButtonRole(name: "confirm")
}

extension Button {
  /// A button with a label of any views.
  ///
  /// - Parameters:
  ///   - action: Runs once a tap.
  ///   - label: What the button shows.
  @inlinable
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button with a role, such as that of deleting something, and a label of any views.
  ///
  /// - Parameters:
  ///   - role: What the action means for the user's data.
  ///   - action: Runs once a tap.
  ///   - label: What the button shows.
  @inlinable
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Takes the label as a localized key, which is also the label of the button's element.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized; it is also the label of the button's element.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Takes the label as a localized key, and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - role: What the action means for the user's data; nil for no special meaning.
  ///   - action: Runs once a tap.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, and a role.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == UnderstudyLabel {
  /// Takes the title of the label as a localized key, and its icon as the name of a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Understudy.Label(titleKey, systemImage: systemImage))
  }

  /// Takes the title of the label as a string that is not localized, and its icon as the name of a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Understudy.Label(title, systemImage: systemImage))
  }

  /// Takes title, symbol and role; the title is a localized key.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Understudy.Label(titleKey, systemImage: systemImage))
  }

  /// Takes title, symbol and role; the title is not localized.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Understudy.Label(title, systemImage: systemImage))
  }
}

/// The label of buttons made of a title and a symbol.
public typealias UnderstudyLabel = Label<Text, Image>

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a primitive style's configuration, for a style that only adds to another.
  @preconcurrency nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension Button: View, PrimitiveView {
  // No kit: rows are made of it, and calls by the protocol would cost three per cent of mounting them.
  @inline(__always)
  public static func _makeView(_ view: Button, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    if let style = inputs.environment.values[StyleKey<PrimitiveButtonStyleConfiguration>.self], style.isCustom {
      inputs.styledButton(
        make: { ButtonNode(view.action, role: view.role, look: $0, &$1) },
        update: { $0.accept(view.action, role: view.role) }, role: view.role, label: view.label, style: style)
    } else if let title = plainTitle(of: view.label) {
      inputs.titledButton(view.action, view.role, title)
    } else {
      inputs.button(view.action, view.role, view.label)
    }
  }
  public static var _takesAttributes: Bool { true }
}

extension _ViewInputs {
  /// Makes or updates a button whose label is a title: it needs no node below.
  fileprivate mutating func titledButton(
    _ action: @escaping @MainActor () -> Void, _ role: ButtonRole?, _ title: ElementText
  ) {
    element(
      make: { ButtonNode(action, role: role, title: title, &$0) },
      update: { $0.accept(action, role: role, title: title) })
  }

  /// Makes or updates a button with its label below.
  fileprivate mutating func button<Label: View>(
    _ action: @escaping @MainActor () -> Void, _ role: ButtonRole?, _ label: Label
  ) {
    element(
      make: { ButtonNode(action, role: role, &$0) }, update: { $0.accept(action, role: role) },
      content: { Label._makeView(label, inputs: &$0) })
  }
}
