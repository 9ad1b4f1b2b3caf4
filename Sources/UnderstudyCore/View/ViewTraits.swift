/// What views say to the container that they stand in, read without making their nodes.
public struct _ViewTraits {
  /// The value that selects the view, in a picker, a tab view or a list.
  package var tag: SelectionTag?
  /// The title and image of the view's tab.
  package var tabLabel: AnyView?
  /// The image of the view's tab, where the tab has no element for it.
  package var tabImage: Any?
  package var badge: ElementText?
  /// What is written on the view's tab for the tab's button.
  package var tabAttributes: ElementAttributes?
  /// The identity that was written on the view.
  var id: AnyHashable?
  /// What is written for the container, the outermost first.
  var containerValues: [ContainerValueWrite] = []

  package init() {}

  /// Whether both say the same. Labels of tabs are not compared.
  func saysTheSame(as other: _ViewTraits) -> Bool {
    tabLabel == nil && other.tabLabel == nil && badge == other.badge && id == other.id
      && hasSameContainerValues(as: other)
  }

  /// Whether both say the same to a container that handles its subviews itself.
  func hasSameContainerValues(as other: _ViewTraits) -> Bool {
    tag == other.tag && containerValues == other.containerValues
  }
}

/// Traits on their way to the entries of a list.
package final class InheritedTraits {
  package let traits: _ViewTraits
  init(_ traits: _ViewTraits) { self.traits = traits }
}
