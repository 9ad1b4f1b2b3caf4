@_spi(Runtime) import UnderstudyCore

extension View {
  /// Suggests searches while the user searches in a field inside: a list of the views (SEM-331).
  nonisolated public consuming func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(_SearchSuggestionsModifier(suggestions: AnyView(suggestions())))
  }

  /// Makes the view a suggestion that a tap writes into the search field (SEM-331).
  ///
  /// - Parameter completion: The text to search for.
  nonisolated public consuming func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }
}

public struct _SearchSuggestionsModifier {
  let suggestions: AnyView
}

extension _SearchSuggestionsModifier: ViewModifier, EnvironmentModifier {
  public typealias Body = Never
  package func apply(to values: inout EnvironmentValues) { values.searchSuggestions = suggestions }
  package func isEqual(to other: Self) -> Bool { false }
}

public struct _SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var target

  nonisolated init(completion: String) { self.completion = completion }

  public func body(content: Content) -> some View {
    if let target {
      Button(action: { target(completion) }, label: { content })
    } else {
      content
    }
  }
}

/// The list of suggestions.
struct SearchSuggestionList: View {
  @Environment(\.searchSuggestions) private var suggestions

  var body: some View { List { suggestions } }
}

/// What takes the completion of a suggestion.
struct SearchCompletionTarget: Sendable {
  private let action: @MainActor @Sendable (String) -> Void

  init(_ action: @escaping @MainActor @Sendable (String) -> Void) { self.action = action }

  @MainActor
  func callAsFunction(_ completion: String) { action(completion) }
}

extension EnvironmentValues {
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Set in the list of suggestions.
  var searchCompletion: SearchCompletionTarget? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchCompletionKey: EnvironmentKey { static var defaultValue: SearchCompletionTarget? { nil } }
