import SwiftUI
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element of a map, with what lies on the map inside.
struct MapElement<Content: View>: View, ElementView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeNode(_ inputs: inout _ViewInputs) -> MapNode { MapNode(.map, &inputs) }
  func update(_ node: MapNode) {}
  func visitContent(_ inputs: inout _ViewInputs) { Content._makeView(content, inputs: &inputs) }
}

final class MapNode: ElementNode {}

/// The element of something on a map; views inside only give it their texts.
struct MapItemElement<Content: View>: View, ElementView {
  /// Nil for the texts of the views.
  let title: String?
  let identifier: String?
  let isSelected: Bool
  let content: Content

  init(title: String?, identifier: String?, isSelected: Bool, @ViewBuilder content: () -> Content) {
    (self.title, self.identifier, self.isSelected) = (title, identifier, isSelected)
    self.content = content()
  }

  func makeNode(_ inputs: inout _ViewInputs) -> MapItemNode {
    let node = MapItemNode(.other, &inputs)
    (node.title, node.identifier, node.isSelected) = (title, identifier, isSelected)
    return node
  }

  func update(_ node: MapItemNode) {
    guard node.title != title || node.identifier != identifier || node.isSelected != isSelected else { return }
    (node.title, node.identifier, node.isSelected) = (title, identifier, isSelected)
    node.setNeedsDescription()
  }

  func visitContent(_ inputs: inout _ViewInputs) { Content._makeView(content, inputs: &inputs) }
}

final class MapItemNode: ElementNode {
  var title: String?
  var identifier: String?
  var isSelected = false

  override var derivesLabel: Bool { title == nil }
  override var showsChildren: Bool { false }

  override func describe(_ content: inout ElementContent) {
    content.type = .other
    content.texts.label = title ?? labels().joined(separator: ", ")
    if let identifier { content.texts.identifier = identifier }
    if isSelected { content.traits.insert(.selected) }
  }
}
