@_spi(Runtime) import UnderstudyCore

extension View {
  /// Makes the pages for values of a type in the stack around (SEM-276 … SEM-280).
  nonisolated public consuming func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Shows a page while a flag is true (SEM-281).
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = destination()
    return modifier(
      _PagePresentationModifier<Bool, V>(
        item: { isPresented.wrappedValue ? true : nil }, clear: { isPresented.wrappedValue = false },
        addReader: { isPresented.location.addReader($0) }, identity: { _ in nil }, content: { _ in content }))
  }

  /// Shows a page for an item while there is one (SEM-282).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let item = item
    return modifier(
      _PagePresentationModifier<D, C>(
        item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
        addReader: { item.location.addReader($0) }, identity: { AnyHashable($0) }, content: destination))
  }
}

// MARK: By type

public struct _NavigationDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension _NavigationDestinationModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = NavigationDestinationNode<Value, Destination>
}

package final class NavigationDestinationNode<Value: Hashable, Destination: View>: ValueNode<
  _NavigationDestinationModifier<Value, Destination>
>, PageDestination
{
  private let page: NavigationPage?
  private var shown: [(value: Value, scope: WeakScope)] = []

  private struct WeakScope {
    weak var scope: ScopeNode?
  }

  package required init(
    _ modifier: _NavigationDestinationModifier<Value, Destination>, isList: Bool, _ inputs: _ViewInputs
  ) {
    page = inputs.environment.values.navigationPage
    super.init(modifier, isList: isList, inputs)
    if let stack = page?.stack {
      stack.register(self)
      if isInLazyContainer {
        host.log(
          .navigation,
          "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. These"
            + " containers create child views only when needed to render on screen. Add the navigation destination modifier"
            + " outside these containers so that the navigation stack can always see the destination. There's a misplaced"
            + " `navigationDestination(for:destination:)` modifier for type `\(Value.self)`. It will be ignored in a future"
            + " release.", at: self)
      }
    } else {
      host.log(
        .navigation,
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a"
          + " misplaced `navigationDestination(for:destination:)` modifier for type `\(Value.self)`. It will be ignored.",
        at: self)
    }
  }

  /// Whether a list or lazy stack of this page makes the view only when it comes into sight (SEM-277).
  private var isInLazyContainer: Bool {
    nearest { $0 is ListNode || $0 is LazyStackNode || $0 is ScopeNode }.map { !($0 is ScopeNode) } ?? false
  }

  var valueType: Any.Type { Value.self }

  package override func accept(_ new: _NavigationDestinationModifier<Value, Destination>) {
    modifier = new
    shown.removeAll { $0.scope.scope == nil || $0.scope.scope?.flags.contains(.isUnmounted) == true }
    for page in shown { page.scope.scope?.update(content(for: page.value)) }
  }

  private func content(for value: Value) -> @MainActor () -> Destination {
    { [unowned self] in modifier.destination(value) }
  }

  func makePage(_ value: AnyHashable, in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    guard let typed = value.base as? Value else {
      preconditionFailure("A page for \(Value.self) was asked of a value of \(type(of: value.base)).")
    }
    let scope = stack.makeScope(depth: depth, isVisible: true, content: content(for: typed))
    shown.append((typed, WeakScope(scope: scope)))
    return scope
  }

  package override func didUnmount() { page?.stack?.unregister(self) }
}

// MARK: Presented

public struct _PagePresentationModifier<Item, Destination: View> {
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let addReader: @MainActor (any LocationReader) -> Void
  let identity: (Item) -> AnyHashable?
  let content: (Item) -> Destination

  nonisolated init(
    item: @escaping @MainActor () -> Item?, clear: @escaping @MainActor () -> Void,
    addReader: @escaping @MainActor (any LocationReader) -> Void, identity: @escaping (Item) -> AnyHashable?,
    content: @escaping (Item) -> Destination
  ) {
    (self.item, self.clear, self.addReader) = (item, clear, addReader)
    (self.identity, self.content) = (identity, content)
  }
}

extension _PagePresentationModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = PagePresentationNode<Item, Destination>
}

package final class PagePresentationNode<Item, Destination: View>: ValueNode<
  _PagePresentationModifier<Item, Destination>
>, PagePresenter, LocationReader
{
  private let page: NavigationPage?
  private var item: Item?
  private weak var scope: ScopeNode?

  package required init(_ modifier: _PagePresentationModifier<Item, Destination>, isList: Bool, _ inputs: _ViewInputs) {
    page = inputs.environment.values.navigationPage
    super.init(modifier, isList: isList, inputs)
    modifier.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  package override func accept(_ new: _PagePresentationModifier<Item, Destination>) {
    modifier = new
    new.addReader(self)
    markDirty()
  }

  package override func update() {
    guard !flags.contains(.isUnmounted), let stack = page?.stack else { return }
    let new = modifier.item()
    switch (item, new) {
    case (nil, nil): break
    case (nil, .some):
      item = new
      stack.present(self)
    case (.some, nil):
      item = nil
      stack.unpresent(self)
    case (.some(let old), .some(let value)):
      item = value
      if modifier.identity(old) != modifier.identity(value) {
        scope = nil
        stack.presenterDidChange()
      } else {
        scope?.update(content(value))
      }
    }
  }

  private func content(_ item: Item) -> @MainActor () -> Destination {
    { [unowned self] in modifier.content(item) }
  }

  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    guard let item else { preconditionFailure("A page was asked for without an item.") }
    let made = stack.makeScope(depth: depth, isVisible: true, content: content(item))
    scope = made
    return made
  }

  /// For another item there is another page (SEM-282).
  func shows(_ page: ScopeNode) -> Bool { page === scope }

  func didPop() {
    item = nil
    modifier.clear()
  }

  package override func didUnmount() { page?.stack?.unpresent(self) }
  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
}
