@_spi(Runtime) import UnderstudyCore

// What shows, and what the bars make of it.
extension NavigationStackNode {
  var topScope: ScopeNode? { pages.last?.scope }

  /// The page below the top one; below the root of a column's stack it is the column before.
  var previousScope: ScopeNode? {
    pages.count > rootCount ? pages[pages.count - 2].scope : outerPage?.stack?.previousScope
  }

  /// The search field of the stack, on the root.
  var outerSearch: SearchNode? { pages.count == 1 ? search : nil }

  /// Whether the title of the page on top is large: as its page says, else as the page below; at the root it is.
  var hasLargeTitle: Bool {
    let bit = host.preferenceBit(of: NavigationBarKey.self)
    for page in pages.reversed() {
      switch page.scope.preference(NavigationBarKey.self, bit: bit)?.titleMode ?? .automatic {
      case .inline: return false
      case .large: return true
      case .automatic: continue
      }
    }
    return true
  }

  /// The page at the bottom.
  var rootPage: NavigationPage? { pages.first?.scope.scope.values.navigationPage }

  /// Whether the page on top has a stack, and with it a bar, of its own.
  var topHasOwnBar: Bool {
    topScope?.scope.values.navigationPage?.stackWithBar != nil
  }

  /// The column of a split view that the stack is, or lies in.
  var column: SplitColumn? { rootPage?.column ?? outerPage?.column }

  /// Updates the bars, as other columns are shown: the button for them is in the first bar.
  func noteColumns() {
    bar.columnsDidChange()
    for page in pages {
      for inner in page.scope.scope.values.navigationPage?.innerStacks ?? [] { inner.noteColumns() }
    }
  }

  /// What lies around the root of a stack on another one's page: what it says of bars is for the one bar of both (F-31).
  var scopeAroundRoot: ScopeNode? {
    guard pages.count == 1, let outerPage, outerPage.column == nil, outerPage.stackWithBar === self else { return nil }
    return outerPage.scope
  }
}

extension NavigationPage {
  /// The stack on the page whose bar is also that of the page: of several in view the first.
  fileprivate var stackWithBar: NavigationStackNode? {
    guard let scope else { return nil }
    let shown = innerStacks.filter { inner in inner.nearest { $0 === scope || $0.isHiding } === scope }
    guard shown.count > 1 else { return shown.first }
    var pending: [Node] = [scope]
    while let node = pending.popLast() {
      if let stack = node as? NavigationStackNode, shown.contains(where: { $0 === stack }) { return stack }
      pending += node.children.reversed()
    }
    return shown.first
  }
}

extension NavigationStackNode: BackSwiping {
  /// A page that hides the back button, or the bar, has no swipe back either, as UIKit's controller has it.
  package var allowsBackSwipe: Bool { bar.isShown && bar.backTitle != nil }

  package func swipeBack() { pop() }
}

// MARK: - The way back

/// A page below the one on top, and how to go back to it.
@MainActor
struct WayBack {
  let page: ScopeNode
  let pop: () -> Void
}

extension NavigationStackNode {
  /// The pages below the top one, the nearest first; below the root of a stack on another one's page those of that one.
  var waysBack: [WayBack] {
    var result: [WayBack] = []
    for position in stride(from: pages.count - 2, through: rootCount - 1, by: -1) {
      guard let above = pages[position + 1].scope.scope.values.navigationPage else { continue }
      result.append(WayBack(page: pages[position].scope) { [weak self] in self?.dismiss(above) })
    }
    return result + (outerPage?.stack?.waysBack ?? [])
  }
}

extension Node {
  /// Whether the node lies in tabs that lie on a page.
  func isInTabs(of page: NavigationPage) -> Bool {
    nearest { $0 === page.scope || $0 is TabViewNode } is TabViewNode
  }

  /// Whether nothing inside is shown, or the node is about to go.
  fileprivate var isHiding: Bool {
    !flags.isDisjoint(with: .isAway)
  }
}
