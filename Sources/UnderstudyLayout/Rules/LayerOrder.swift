/// `zIndex(_:)`: which of a container's views is drawn, and touched, in front of the others (LAY-178).
///
/// Views of the same value are in front of those that were declared before them.
package enum LayerOrder: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}

extension LayoutNode {
  /// What the view says of its place in front of its siblings.
  package var layerOrder: Double {
    layoutValue(of: ObjectIdentifier(LayerOrder.self)) as? Double ?? LayerOrder.defaultValue
  }
}
