@_spi(Runtime) import UnderstudyCore

/// A stack of pages in the spelling of the first releases: links push their destinations.
///
/// An iPhone shows the first of several columns; the others are placeholders for wider screens and are not made.
public struct NavigationView<Content: View> {
  let content: Content
}

extension NavigationView: View, EntryView {
  /// A stack of pages; of the content only the first view is made.
  ///
  /// - Parameter content: The root, and after it what wider screens show beside it.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let root = FirstColumn(content: view.content)
    inputs.hostedContainer { inner in
      inner.node(
        make: { (inputs: _ViewInputs) -> NavigationStackNode in
          let node = NavigationStackNode(path: nil, inputs)
          node.mountRoot { root }
          return node
        },
        update: { $0.updateRoot { root } })
    }
  }
  public static var _takesAttributes: Bool { true }
}

/// The first of the views that a builder lists.
struct FirstColumn<Content: View>: PrimitiveView {
  let content: Content

  // No kit: the first of the views is known only here.
  static func _makeView(_ view: FirstColumn, inputs: inout _ViewInputs) {
    func visit<V: View>(_ view: V) { V._makeView(view, inputs: &inputs) }
    if let first = (view.content as? any ListedViews)?.first { visit(first) } else { visit(view.content) }
  }
  static var _isList: Bool { Content._isList }
}

/// Several views of which the first is known. The types stand for the life of a place, so its identity does too.
private protocol ListedViews {
  var first: (any View)? { get }
}

extension TupleView: ListedViews {
  fileprivate var first: (any View)? { Mirror(reflecting: value).children.first?.value as? any View }
}

/// How a navigation view shows its columns; an iPhone shows all alike.
public protocol NavigationViewStyle {}
/// The style that the surroundings ask for.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
/// One column at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
/// Columns beside each other where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { init() {} }
/// Two columns beside each other where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Shows the first column as a stack, like every style here.
  public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Shows the first column as a stack of pages.
  public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Shows the first column only: a phone has no room for columns beside each other.
  public static var columns: Self { .init() }
}

extension View {
  /// How navigation views inside show their columns: nothing that an iPhone shows.
  nonisolated public consuming func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
