/// The label of a tab made of a title and an image.
public struct DefaultTabLabel {
  let title: Text
  /// What pictures show above the title; it has no element.
  let image: Image
}

extension DefaultTabLabel: View {
  public var body: some View { title }
}
