import Understudy

/// What a view of a stand-in shows: nothing, in the space that it is offered.
public struct StandinView: View {
  private let note: () -> Void

  /// Makes the place of a view.
  ///
  /// - Parameter member: The view by module and name; it is noted when the view is evaluated.
  public init(_ member: String) { self.init(noting: { Standin.note(member) }) }

  init(noting note: @escaping () -> Void) { self.note = note }

  /// A clear colour.
  public var body: some View {
    let _ = note()
    Color.clear
  }
}
