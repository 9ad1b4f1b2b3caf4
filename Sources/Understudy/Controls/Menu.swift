@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A button that opens a list of controls; using one closes it (SEM-355).
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  var primaryAction: (@MainActor () -> Void)?
}

extension Menu {
  /// A menu that opens by a tap.
  ///
  /// - Parameters:
  ///   - content: The items, shown after a tap.
  ///   - label: What the button shows.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// A menu that opens by a long press; a tap runs an action.
  ///
  /// - Parameters:
  ///   - content: The items, shown after a long press.
  ///   - label: What the button shows.
  ///   - primaryAction: Runs on a tap.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Takes the label as a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Takes the label as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Takes the label as a localized key, and an action for a tap; a long press opens the items.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Takes the label as a string that is not localized, and an action for a tap; a long press opens the items.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == UnderstudyLabel {
  /// Takes the title of the label as a localized key, and its icon as the name of a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: UnderstudyLabel(titleKey, systemImage: systemImage), content: content())
  }

  /// Takes the title of the label as a string that is not localized, and its icon as the name of a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: UnderstudyLabel(title, systemImage: systemImage), content: content())
  }

  /// Takes title, symbol and an action for a tap; a long press opens the items.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: UnderstudyLabel(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension Menu: View, StyledView {
  var configuration: MenuStyleConfiguration {
    .init(
      label: .init(content: AnyView(label)), content: .init(visit: visitor(of: content)), primaryAction: primaryAction)
  }

  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs) {
    inputs.element(
      make: { MenuButtonNode(view.content, view.primaryAction, &$0) },
      update: { $0.accept(view.content, view.primaryAction) },
      content: { inner in inner.container { Label._makeView(view.label, inputs: &$0) } })
  }
  public static var _takesAttributes: Bool { true }
}

/// The button of a menu, and its open list.
package final class MenuButtonNode<Content: View>: ButtonNode, InspectableMenu, ClosedContainer {
  private var content: Content
  private var hasPrimaryAction: Bool
  private var template: _ViewInputs
  private var menu: MenuNode?
  private var scope: ScopeNode?

  init(_ content: Content, _ primaryAction: (@MainActor () -> Void)?, _ inputs: inout _ViewInputs) {
    self.content = content
    hasPrimaryAction = primaryAction != nil
    template = inputs
    template.attributes = ElementAttributes()
    template.layoutSteps = nil
    super.init(primaryAction ?? {}, &inputs)
  }

  func accept(_ new: Content, _ primaryAction: (@MainActor () -> Void)?) {
    content = new
    hasPrimaryAction = primaryAction != nil
    action = primaryAction ?? {}
    scope?.update { new }
  }

  package override var leavesTouches: Bool { false }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    if isPart { return nil }
    switch action {
    case .tap where hasPrimaryAction: return super.respond(to: action, on: element)
    case .tap, .press:
      guard isElementEnabled else { return .disabled }
      open()
      return .performed
    default: return nil
    }
  }

  /// What a tap runs in place of the menu; nil where it opens that.
  package var primaryAction: (@MainActor () -> Void)? { hasPrimaryAction ? action : nil }

  package func closedContent() -> Node? {
    guard menu == nil else { return nil }
    let content = content
    return closedScope(template, environment: { $0.drawsMenuItems() }, content: { content })
  }

  private func open() {
    guard menu == nil else { return }
    let content = content
    (menu, scope) = MenuNode.open(
      in: self, template, content: { content },
      didClose: { [weak self] in
        self?.menu = nil
        self?.scope = nil
      })
  }
}
