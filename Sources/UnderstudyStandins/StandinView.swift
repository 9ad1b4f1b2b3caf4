/// What a view of a stand-in shows: nothing, in the space that it is offered.
public struct StandinView: View {
  private let member: String

  /// Makes the place of a view.
  ///
  /// - Parameter member: The view by module and name; it is noted when the view is evaluated.
  public init(_ member: String) { self.member = member }

  /// A clear colour.
  public var body: some View {
    let _ = Standin.note(member)
    Color.clear
  }
}
