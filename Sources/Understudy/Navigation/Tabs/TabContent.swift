@_spi(Runtime) import UnderstudyCore

/// Tabs of a `TabView`: a `Tab`, a `TabSection`, or a type of the app's with a body of these.
///
/// Source: Apple's page "TabContent".
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs; `Never` for tabs without values.
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent = Never
  /// The tabs that these consist of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  associatedtype _Views: View
  /// The tabs as the entries of the tab view.
  nonisolated static func _views(of content: Self) -> _Views
}

extension TabContent {
  nonisolated public static func _views(of content: Self) -> _CustomTabs<Self> { _CustomTabs(tabs: content) }
}

extension TabContent where Body == Never {
  /// Stops the program: the runtime shows such tabs itself.
  public var body: Never { fatalError("body should not be called on \(Self.self): the tab view shows it itself.") }
}

extension Never: TabContent {
  /// Tabs that cannot exist have no values.
  public typealias TabValue = Never
  nonisolated public static func _views(of content: Never) -> Never {}
}

/// Tabs of a type of the app's, whose dynamic properties work as those of a view.
public struct _CustomTabs<Tabs: TabContent> {
  let tabs: Tabs
}

extension _CustomTabs: View, PropertyHolder {
  public var body: some View { Tabs.Body._views(of: tabs.body) }
  // Each tab of the body is an entry of the tab view.
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// Tabs that were combined or changed.
public struct _Tabs<TabValue: Hashable, Views: View> {
  let views: Views
}

extension _Tabs: TabContent {
  nonisolated public static func _views(of content: Self) -> Views { content.views }
}

// MARK: - Tabs of others

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select the tabs of an element.
  public typealias TabValue = Content.TabValue

  nonisolated public static func _views(of content: Self) -> ForEach<Data, ID, Content._Views> {
    let make = content.content
    return ForEach<Data, ID, Content._Views>(data: content.data, identify: content.identify) {
      Content._views(of: make($0))
    }
  }

  /// Makes a tab for each element of a collection; one without a value or tag is selected by the element's identity.
  ///
  /// - Parameters:
  ///   - data: Elements whose `id` is the identity of their tabs.
  ///   - content: Makes the tabs of an element.
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// Takes the identity of an element's tabs from a part of the element.
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// Makes a tab for each number of a constant range.
  nonisolated public init<Value>(_ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content)
  where Value == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, identify: { $0 }, isConstant: true, content: content)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that select the tabs, if they are there.
  public typealias TabValue = Wrapped.TabValue
  nonisolated public static func _views(of content: Self) -> Wrapped._Views? { content.map(Wrapped._views) }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that select the tabs of the group.
  public typealias TabValue = Content.TabValue
  nonisolated public static func _views(of group: Self) -> Content._Views { Content._views(of: group.content) }

  /// Groups tabs, so that modifiers apply to each.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Value == Content.TabValue {
    self.init(content: content())
  }
}

/// Tabs whose type is hidden.
public struct AnyTabContent<SelectionValue: Hashable> {
  let views: AnyView

  /// Hides the type of tabs.
  nonisolated public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    views = AnyView(T._views(of: tabContent))
  }
}

extension AnyTabContent: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue
  nonisolated public static func _views(of content: Self) -> AnyView { content.views }
}
