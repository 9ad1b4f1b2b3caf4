@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A control that runs an action when it is tapped (SEM-341).
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

/// What a button's action means for the user's data.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button {
  /// - Parameters:
  ///   - action: Runs once a tap.
  ///   - label: What the button shows.
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// - Parameters:
  ///   - role: What the action means for the user's data.
  ///   - action: Runs once a tap.
  ///   - label: What the button shows.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == UnderstudyLabel {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Understudy.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Understudy.Label(title, systemImage: systemImage))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Understudy.Label(titleKey, systemImage: systemImage))
  }

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
  @inline(__always)
  public static func _makeView(_ view: Button, inputs: inout _ViewInputs) {
    if inputs.isDistributed(view) { return }
    inputs.styledButton(view)
  }
  public static var _takesAttributes: Bool { true }
}

extension _ViewInputs {
  /// Makes or updates a button: a title needs no node below, a custom style shows its body there.
  mutating func styledButton<Label: View>(_ view: Button<Label>) {
    if let style = environment.values.buttonStyle, style.isCustom {
      let isPrimitive = style.type is any PrimitiveButtonStyle.Type
      let carried = attributes
      element(
        view,
        make: {
          isPrimitive
            ? PrimitiveButtonNode(view.action, role: view.role, &$0) : ButtonNode(view.action, role: view.role, &$0)
        },
        update: { $0.accept(view.action, role: view.role) },
        content: {
          if isPrimitive { $0.attributes = carried }
          let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(content: AnyView(view.label)), action: view.action,
            press: unsafeDowncast($0.parent, to: ButtonNode.self).trackedPress)
          $0.standIn(StyledContent(\.buttonStyle, configuration))
        })
    } else if let title = plainTitle(of: view.label) {
      element(
        make: { ButtonNode(view.action, role: view.role, title: title, &$0) },
        update: { $0.accept(view.action, role: view.role, title: title) })
    } else {
      element(
        view, make: { ButtonNode(view.action, role: view.role, &$0) },
        update: { $0.accept(view.action, role: view.role) },
        content: { Label._makeView(view.label, inputs: &$0) })
    }
  }
}
