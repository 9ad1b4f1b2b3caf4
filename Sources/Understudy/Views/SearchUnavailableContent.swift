/// The content of a search without results.
public struct SearchUnavailableContent {
  /// Says that nothing was found.
  public struct Label: View {
    let text: String?

    public var body: some View {
      UnderstudyLabel(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// Says what to try.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
