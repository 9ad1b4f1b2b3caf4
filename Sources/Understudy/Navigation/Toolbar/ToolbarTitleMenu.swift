@_spi(Runtime) import UnderstudyCore

extension View {
  /// Makes the title in the bar a button that opens a menu. Source: Apple's page "toolbarTitleMenu(content:)".
  ///
  /// - Parameter content: The items; a tap on one closes the menu (SEM-355).
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_ToolbarModifier(items: ToolbarTitleMenu(content: content)))
  }
}

/// The menu of a bar's title, among the items of a toolbar.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu of the title with these items.
  ///
  /// - Parameter content: The items.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// The menu of a document's actions, of which there are none here: the title stays a text.
  nonisolated public init() { self.init(content: { EmptyView() }) }
}

extension ToolbarTitleMenu: ToolbarContent {
  public var body: Never { fatalError("body should not be called on ToolbarTitleMenu: the runtime shows it itself.") }

  public static func _makeToolbar(_ content: ToolbarTitleMenu, inputs: inout _ViewInputs) {
    if Content.self == EmptyView.self { return }
    inputs.node(make: { ToolbarTitleMenuNode(content.content, $0) }, update: { $0.accept(content.content) })
  }
}

/// Something that a tap on the bar's title opens.
@MainActor
protocol TitleMenu: ToolbarItemNode {
  func openMenu()
}

/// The place of the open menu; the bar shows the title as its button.
package final class ToolbarTitleMenuNode<Content: View>: ToolbarItemNode, TitleMenu {
  private var content: Content
  private var template: _ViewInputs
  private var menu: MenuNode?
  private var scope: ScopeNode?

  init(_ content: Content, _ inputs: _ViewInputs) {
    self.content = content
    template = inputs
    super.init(.title, inputs)
  }

  func accept(_ new: Content) {
    content = new
    scope?.update { new }
  }

  func openMenu() {
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
