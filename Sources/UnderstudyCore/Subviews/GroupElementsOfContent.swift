/// The content of a group that handles subviews.
public struct GroupElementsOfContent<Subviews, Content> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView, StructuralView where Subviews: View, Content: View {
  public static func _makeView(_ view: GroupElementsOfContent, inputs: inout _ViewInputs) {
    inputs.subviews(
      SubviewsResolution(
        base: view.base, collect: { SubviewsCollection(of: $0) }, transform: view.transform,
        source: SubviewsTransform(closure: view.transform)))
  }
}

private struct SubviewsTransform<Content> {
  let closure: (SubviewsCollection) -> Content
}
