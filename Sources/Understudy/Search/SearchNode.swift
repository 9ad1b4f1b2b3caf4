@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The content with its search field, which a stack's bar shows (SEM-331).
package final class SearchNode: ValueNode<_SearchableModifier>, LocationReader {
  private var template: _ViewInputs
  private let page: NavigationPage?
  /// The stack inside the content that shows the field.
  private weak var innerStack: NavigationStackNode?
  /// The environment of the content.
  private(set) var scope: EnvironmentScope!
  private var fieldScope: ScopeNode!
  /// What is there only while the user searches.
  private var activeScopes: [ScopeNode] = []
  private(set) var isActive = false
  weak var field: SearchFieldNode?

  package required init(_ modifier: _SearchableModifier, isList: Bool, _ inputs: _ViewInputs) {
    template = inputs
    page = inputs.environment.values.navigationPage
    super.init(modifier, isList: isList, inputs)
    scope = EnvironmentScope(parent: inputs.environment) { [unowned(unsafe) self] in setEnvironment(&$0) }
    announcePreference(bit: host.preferenceBit(of: SearchKey.self))
    accept(modifier)
    host.afterUpdate { [weak self] in self?.reportMissingStack() }
  }

  package override func accept(_ new: _SearchableModifier) {
    modifier = new
    new.isPresented?.location.addReader(self)
    fieldScope?.update { [unowned(unsafe) self] in SearchField(search: self) }
    if isActive { activeScopes[1].update { [unowned(unsafe) self] in SearchSuggestionList(tokens: tokens) } }
    host.afterUpdate { [weak self] in self?.followFlag() }
  }

  private func setEnvironment(_ values: inout EnvironmentValues) {
    values.isSearching = isActive
    values.searchForStack = self
    values.dismissSearch = DismissSearchAction { [weak self] in self?.end() }
  }

  // MARK: What it shows

  var text: Binding<String> { modifier.text }
  var prompt: ElementText { modifier.prompt ?? .string("Search") }
  var tokens: SearchTokens? { modifier.tokens }

  /// Whether the bar shows the field alone while the user searches.
  var takesBar: Bool {
    isActive && host.layoutTree.screen.kind == .phone
      && !scope.values.searchPresentationToolbarBehavior.keepsItems
  }

  /// Whether the field leaves when content is scrolled: not while the user searches.
  var leavesWhenScrolled: Bool { !isActive && modifier.placement.leavesWhenScrolled(on: host.layoutTree.screen) }

  func mountField() {
    fieldScope = makeScope { [unowned(unsafe) self] in SearchField(search: self) }
    open(fieldScope)
  }

  private func makeScope<Content: View>(_ content: @escaping @MainActor () -> Content) -> ScopeNode {
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    return ScopeNode(
      inputs, isOutOfFlow: true,
      environment: { [weak self] in
        $0.searchCompletion = SearchCompletionTarget({ self?.complete($0) }, token: { self?.complete(token: $0) })
      },
      content: content)
  }

  /// Adds the field and what belongs to it in the bar.
  func collectBar(_ elements: inout [Element]) {
    fieldScope.collect(&elements)
    if isActive { activeScopes[0].collect(&elements) }
  }

  /// Adds the list of suggestions.
  func collectSuggestions(_ elements: inout [Element]) {
    if isActive, scope.values.searchSuggestions != nil || tokens?.suggestions != nil {
      activeScopes[1].collect(&elements)
    }
  }

  // MARK: Searching

  /// The user begins to search.
  func begin() {
    guard !isActive, !flags.contains(.isUnmounted) else { return }
    isActive = true
    activeScopes = [
      makeScope { [unowned(unsafe) self] in SearchScopesBar(text: text) },
      makeScope { [unowned(unsafe) self] in SearchSuggestionList(tokens: tokens) },
    ]
    for scope in activeScopes { open(scope) }
    didChange()
    if modifier.isPresented?.location.get() == false { modifier.isPresented?.wrappedValue = true }
  }

  /// The search is over: its text goes, too.
  func end() {
    guard isActive else { return }
    isActive = false
    for scope in activeScopes { close(scope) }
    activeScopes = []
    didChange()
    if let field, host.focus.node === field { host.focus.move(to: nil) }
    if !text.location.get().isEmpty { text.wrappedValue = "" }
    tokens?.removeAll()
    if modifier.isPresented?.location.get() == true { modifier.isPresented?.wrappedValue = false }
  }

  private func complete(_ completion: String) {
    text.wrappedValue = completion
    field?.setNeedsDescription()
    field?.setNeedsChildren()
  }

  /// Puts a token in place of the text that stood for it.
  private func complete(token: Any) {
    if tokens?.append(token) == true { complete("") }
  }

  private func didChange() {
    scope.update(below: self) { [unowned(unsafe) self] in setEnvironment(&$0) }
    stack?.bar.searchDidChange()
  }

  /// Follows the app's word of whether the user searches.
  private func followFlag() {
    guard let isPresented = modifier.isPresented, !flags.contains(.isUnmounted) else { return }
    guard isPresented.location.get() else { return end() }
    begin()
    if let field, host.focus.node !== field { host.focus.move(to: field) }
  }

  package func locationDidChange() { host.afterUpdate { [weak self] in self?.followFlag() } }
  package func locationWillChange() { host.invalidate(self) }
  package override func update() { followFlag() }

  /// What the bar shows of the field may have come or gone.
  package override func noteStructureChange() -> Bool {
    stack?.bar.setNeedsChildren()
    return false
  }

  // MARK: The stack

  private var stack: NavigationStackNode? { innerStack ?? page?.stack }

  /// A stack that is the content shows the field itself.
  func isShown(by stack: NavigationStackNode) { innerStack = stack }

  private func reportMissingStack() {
    guard stack == nil, !flags.contains(.isUnmounted) else { return }
    host.log(
      .navigation,
      "The `searchable` modifier shows its field in the bar of a NavigationStack, and there is none around it or inside it:"
        + " there is no search field.", at: self)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    let inner = combinedPreference(key, bit: bit)
    guard key == SearchKey.self, innerStack == nil else { return inner }
    return ((inner as? [SearchNode] ?? []) + [self]) as? K.Value
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    key == SearchKey.self || hasContributingChild(key, bit: bit)
  }

  package override func didUnmount() {
    isActive = false
    scope.close()
  }
}

/// The search fields of a page, the innermost first.
package struct SearchKey: PreferenceKey {
  package static var defaultValue: [SearchNode] { [] }
  package static func reduce(value: inout [SearchNode], nextValue: () -> [SearchNode]) { value += nextValue() }
}

/// Knows a search field and does not keep it.
private struct SearchReference: @unchecked Sendable {
  weak var node: SearchNode?
}

private struct SearchForStackKey: EnvironmentKey {
  static var defaultValue: SearchReference { SearchReference(node: nil) }
}

extension EnvironmentValues {
  /// The search field that a stack here shows in its bar.
  var searchForStack: SearchNode? {
    get { self[SearchForStackKey.self].node }
    set { self[SearchForStackKey.self] = SearchReference(node: newValue) }
  }
}
