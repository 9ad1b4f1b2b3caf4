/// The content of a group that handles sections.
public struct GroupSectionsOfContent<Sections, Content> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView, StructuralView where Sections: View, Content: View {
  public static func _makeView(_ view: GroupSectionsOfContent, inputs: inout _ViewInputs) {
    inputs.subviews(
      SubviewsResolution(
        base: view.base, collect: { SectionCollection(of: $0) }, transform: view.transform,
        source: SectionsTransform(closure: view.transform)))
  }
}

private struct SectionsTransform<Content> {
  let closure: (SectionCollection) -> Content
}
