@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Shows the elements of another view in place of this one's
  /// (Apple's page "accessibilityRepresentation(representation:)").
  nonisolated public consuming func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(_AccessibilityRepresentationModifier(representation: representation()))
  }
}

public struct _AccessibilityRepresentationModifier<Representation> {
  let representation: Representation
}

extension _AccessibilityRepresentationModifier: ViewModifier, PrimitiveModifier, DescribingModifier
where Representation: View {
  // No kit: the node holds two contents.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    inputs.layers(
      make: { RepresentationNode($0) }, update: { _ in },
      { Inner._makeView(content, inputs: &$0) },
      { Representation._makeView(modifier.representation, inputs: &$0) })
  }
}

/// Shows the second of its two contents.
package final class RepresentationNode: ContainerNode {
  package override func collect(_ elements: inout [Element]) { children.last?.collect(&elements) }
}
