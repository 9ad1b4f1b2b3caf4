extension View {
  /// Suggests searches while the user searches in a field inside: a list of the views (SEM-331).
  nonisolated public consuming func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(_SearchSuggestionsModifier(suggestions: AnyView(SuggestionRows(content: suggestions()))))
  }

  /// Shows or hides the view's suggestions by where they would be: on an iPhone, in the content.
  nonisolated public consuming func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    _SearchSuggestionsVisibility(content: self, isHidden: visibility == .hidden && placements.contains(.content))
  }
}

extension EnvironmentValues {
  /// The content, as on an iPhone.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

/// Views that are there unless they are suggestions, and hidden where these are shown.
public struct _SearchSuggestionsVisibility<Content> {
  let content: Content
  let isHidden: Bool
  @Environment(\.searchCompletion) private var target

  init(content: Content, isHidden: Bool) { (self.content, self.isHidden) = (content, isHidden) }
}

extension _SearchSuggestionsVisibility: View where Content: View {
  public var body: some View {
    if !isHidden || target == nil { content }
  }
}

public struct _SearchSuggestionsModifier {
  let suggestions: AnyView
}

extension _SearchSuggestionsModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values.searchSuggestions = suggestions }
  package func isEqual(to other: Self) -> Bool { false }
}

public struct _SearchCompletionModifier: ViewModifier {
  enum Completion: @unchecked Sendable {
    case text(String)
    case token(Any)
  }

  let completion: Completion
  @Environment(\.searchCompletion) private var target

  nonisolated init(completion: Completion) { self.completion = completion }

  public func body(content: Content) -> some View {
    if let target {
      Button(action: { target(completion) }, label: { content })
    } else {
      content
    }
  }
}

/// The lists of suggestions: of tokens, and of what the app writes.
struct SearchSuggestionList: View {
  let tokens: SearchTokens?
  @Environment(\.searchSuggestions) private var suggestions

  init(tokens: SearchTokens?) { self.tokens = tokens }

  var body: some View {
    if let tokens = tokens?.suggestions { tokens() }
    suggestions
  }
}

/// A list that is there only where it has rows.
struct SuggestionRows<Content: View> {
  let content: Content
}

extension SuggestionRows: View {
  var body: some View {
    Group(subviews: content) { rows in
      if !rows.isEmpty { List { rows } }
    }
  }
}

/// What takes the completion of a suggestion.
struct SearchCompletionTarget: Sendable {
  private let text: @MainActor @Sendable (String) -> Void
  private let token: @MainActor @Sendable (Any) -> Void

  init(
    _ text: @escaping @MainActor @Sendable (String) -> Void, token: @escaping @MainActor @Sendable (Any) -> Void
  ) { (self.text, self.token) = (text, token) }

  @MainActor
  func callAsFunction(_ completion: _SearchCompletionModifier.Completion) {
    switch completion {
    case .text(let new): text(new)
    case .token(let new): token(new)
    }
  }
}

extension EnvironmentValues {
  @Entry var searchSuggestions: AnyView? = nil

  /// Set in the list of suggestions.
  @Entry var searchCompletion: SearchCompletionTarget? = nil
}
