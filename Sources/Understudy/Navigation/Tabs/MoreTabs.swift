@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The tabs that a narrow bar has no room for: a button after the fourth tab leads to a list of them, and a page of that list
/// shows one (F-148).
@MainActor
final class MoreTabs {
  /// How many buttons fit into the bar where the width is compact.
  static let room = 5

  let button: MoreButtonNode
  /// The list, with the page of the tab that is shown.
  let scope: ScopeNode
  private unowned(unsafe) let tabView: TabViewNode
  /// The page, and what it has laid out.
  fileprivate weak var page: MoreTabPageNode?
  private var laidOut: [LayoutNode] = []

  init(in tabView: TabViewNode, _ template: _ViewInputs) {
    self.tabView = tabView
    var inputs = template
    inputs.isMounting = true
    inputs.parent = tabView.bar
    button = MoreButtonNode(tabView, &inputs)
    tabView.bar.children.append(button)
    inputs.parent = tabView
    scope = ScopeNode(
      inputs, isVisible: false, isOutOfFlow: true,
      environment: { values in
        values.navigationPage = nil
        values.searchForStack = nil
        values.listsAreTables = true
      }, content: { MoreTabsView(titles: [], shown: nil, pages: [], choose: { _ in }, goBack: {}) })
    tabView.open(scope)
  }

  /// Shows other tabs, or another one of them; nil for the list.
  func update(_ tabs: [TabNode], shown: TabNode?) {
    let view = MoreTabsView(
      titles: tabs.map { $0.button?.currentTexts.label ?? "" }, shown: tabs.firstIndex { $0 === shown },
      pages: tabs.map { MoreTabPage(tab: $0, more: self) },
      choose: { [weak tabView = self.tabView] in tabView?.selectBeyond($0) },
      goBack: { [weak tabView = self.tabView] in tabView?.openMore() })
    scope.update { view }
  }

  /// Notes what the shown tab gives to the layout; the page is made again where that is something else.
  func willLayOut(_ tab: TabNode?, _ tree: LayoutTree) {
    let content = tab?.contentLayout(tree) ?? []
    guard !content.elementsEqual(laidOut, by: ===) else { return }
    laidOut = content
    page?.layoutDidChange()
  }

  func end() {
    if let position = tabView.bar.children.firstIndex(where: { $0 === button }) {
      tabView.bar.removeChildren(position..<(position + 1))
    }
    tabView.close(scope)
  }
}

/// The last button of a bar with more tabs than it has room for.
package final class MoreButtonNode: ButtonNode {
  private unowned(unsafe) let tabView: TabViewNode

  init(_ tabView: TabViewNode, _ inputs: inout _ViewInputs) {
    self.tabView = tabView
    super.init({ [unowned tabView] in tabView.openMore() }, title: .string("More"), isFlat: true, &inputs)
  }

  package override func describe(_ content: inout ElementContent) {
    super.describe(&content)
    if tabView.showsTabsBeyond { content.traits.insert(.selected) }
  }
}

private struct MoreTabsView: View {
  let titles: [String]
  let shown: Int?
  let pages: [MoreTabPage]
  let choose: @MainActor (Int) -> Void
  let goBack: @MainActor () -> Void

  var body: some View {
    NavigationStack(path: path) {
      List(titles.indices, id: \.self) { position in
        Text(verbatim: titles[position])
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
          .onTapGesture { choose(position) }
      }
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { position in
        if pages.indices.contains(position) { pages[position].navigationTitle(Text(verbatim: titles[position])) }
      }
    }
  }

  private var path: Binding<[Int]> {
    Binding(get: { shown.map { [$0] } ?? [] }, set: { if $0.isEmpty { goBack() } })
  }
}

/// The place of a tab's content on a page of the list. The list keeps neither the tab nor itself.
private struct MoreTabPage {
  weak var tab: TabNode?
  weak var more: MoreTabs?
}

extension MoreTabPage: View, NodeView {
  func makeNode(_ inputs: _ViewInputs) -> MoreTabPageNode { MoreTabPageNode(self, inputs) }
  func update(_ node: MoreTabPageNode) { node.show(tab) }
}

/// Shows what lies below a tab.
package final class MoreTabPageNode: Node {
  private weak var tab: TabNode?

  fileprivate init(_ page: MoreTabPage, _ inputs: _ViewInputs) {
    tab = page.tab
    super.init(inputs)
    page.more?.page = self
  }

  fileprivate func show(_ new: TabNode?) {
    guard new !== tab else { return }
    tab = new
    childrenDidChange()
  }

  package override func collect(_ elements: inout [Element]) { tab?.collectContent(&elements) }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    for node in tab?.contentLayout(tree) ?? [] { items.append(node) }
  }
}

extension EnvironmentValues {
  /// Whether lists are what UIKit calls tables.
  @Entry var listsAreTables = false
}
