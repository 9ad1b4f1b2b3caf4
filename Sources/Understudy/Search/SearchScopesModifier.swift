@_spi(Runtime) import UnderstudyCore

extension View {
  /// Lets the user narrow a search in a field inside: a segmented control below the field, from the first text to
  /// the end of the search (SEM-331).
  ///
  /// - Parameters:
  ///   - scope: The chosen scope.
  ///   - scopes: The titles, each with its `tag(_:)`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Adds scopes to a search, of which one is selected.
  ///
  /// - Parameter activation: When the scopes are shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return modifier(
      _SearchScopesModifier(
        activation: activation,
        picker: AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented))))
  }
}

public struct _SearchScopesModifier {
  let activation: SearchScopeActivation
  let picker: AnyView
}

extension _SearchScopesModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values.searchScopes = self }
  package func isEqual(to other: Self) -> Bool { false }
}

/// The scopes in the bar, from the first text, or from the beginning, to the end of the search.
struct SearchScopesBar: View {
  let text: Binding<String>
  @Environment(\.searchScopes) private var scopes
  @State private var hasHadText = false

  init(text: Binding<String>) { self.text = text }

  var body: some View {
    let hasText = !text.wrappedValue.isEmpty
    Group {
      if let scopes, scopes.activation == .onSearchPresentation || hasText || hasHadText { scopes.picker }
    }
    .onChange(of: hasText, initial: true) { if hasText { hasHadText = true } }
  }
}

extension EnvironmentValues {
  @Entry var searchScopes: _SearchScopesModifier? = nil
}
