/// What views say to the container that they stand in, read without making their nodes.
public struct _ViewTraits {
  /// The value that selects the view, in a picker, a tab view or a list.
  package var tag: AnyHashable?
  /// Whether the tag also stands for itself in a selection of its optional type (SEM-351).
  package var tagIncludesOptional = true
  /// The title and image of the view's tab.
  package var tabLabel: AnyView?
  package var badge: String?

  package init() {}
}

/// Traits on their way to the entries of a list.
package final class InheritedTraits {
  package let traits: _ViewTraits
  init(_ traits: _ViewTraits) { self.traits = traits }
}
