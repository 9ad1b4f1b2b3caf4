/// What views say to the container that they stand in, read without making their nodes.
public struct _ViewTraits {
  /// The value that selects the view, in a picker, a tab view or a list.
  package var tag: AnyHashable?
  /// The same as an optional, for selections of an optional type (SEM-351).
  package var optionalTag: AnyHashable?
  /// The title and image of the view's tab.
  package var tabLabel: AnyView?
  package var badge: String?

  package init() {}
}
