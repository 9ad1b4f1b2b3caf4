@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows a search field in the bar of the stack around the view, or of the stack that the view is (SEM-331).
  ///
  /// - Parameters:
  ///   - text: The text of the field, written at each edit.
  ///   - placement: Where the field is, and whether it leaves when content is scrolled; an iPhone has one place.
  ///   - prompt: What the empty field shows, and its label: `Search` if nil.
  nonisolated public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(_SearchableModifier(text: text, placement: placement, prompt: prompt?.elementText)) }

  /// Adds a search field whose focus a binding says.
  ///
  /// - Parameter isPresented: Whether the user is searching: true gives the field the keyboard, false ends the search.
  nonisolated public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, placement: placement, prompt: prompt?.elementText, isPresented: isPresented))
  }
}

// MARK: - Convenience

extension View {
  /// Takes the prompt as a localized key, which becomes the label of the search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Takes the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Takes a flag for the search, and the prompt as a localized key.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// Takes a flag for the search, and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// Shows a search field with suggestions, in an older spelling.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Takes suggestions and the prompt as a localized key, in an older spelling.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Takes suggestions and the prompt as a string that is not localized, in an older spelling.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}

public struct _SearchableModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: ElementText?
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
}

extension _SearchableModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = SearchNode

  package func prepareContent(of node: SearchNode, _ inputs: inout _ViewInputs) { inputs.environment = node.scope }
  package func didVisitContent(of node: SearchNode, mounting: Bool) {
    if mounting { node.mountField() }
  }
}
