/// The label of a tab made of a title and an image.
public struct DefaultTabLabel {
  let title: Text
}

extension DefaultTabLabel: View {
  public var body: some View { title }
}
