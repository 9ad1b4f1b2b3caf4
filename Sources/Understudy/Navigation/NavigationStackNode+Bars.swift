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
    topScope?.scope.values.navigationPage?.innerStacks.contains { $0.isEffectivelyVisible } ?? false
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
  var scopeAroundRoot: ScopeNode? { pages.count == 1 && outerPage?.column == nil ? outerPage?.scope : nil }
}
