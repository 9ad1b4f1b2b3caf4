/// The tokens of a search, whatever their type.
struct SearchTokens {
  /// The tokens' views in the field.
  let views: @MainActor () -> AnyView
  /// A list of what may become a token, each a button; nil where the app suggests none by itself.
  var suggestions: (@MainActor () -> AnyView)?
  private let count: @MainActor () -> Int
  /// Adds a token; answers whether it is of the tokens' type.
  let append: @MainActor (Any) -> Bool
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void

  @MainActor var isEmpty: Bool { count() == 0 }

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(tokens) { ForEach(tokens.wrappedValue) { token($0) } }
    guard let suggested else { return }
    let (all, token) = (UnsafeTransfer(suggested), UnsafeTransfer(token))
    suggestions = {
      AnyView(
        SuggestionRows(
          content: ForEach(all.value.wrappedValue) { element in token.value(element).searchCompletion(element) }))
    }
  }

  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    self.init(tokens) {
      ForEach(tokens.wrappedValue) { element in
        token(
          Binding(
            get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
            set: { new in
              let place = tokens.wrappedValue.firstIndex { $0.id == element.id }
              if let place { tokens.wrappedValue[place] = new }
            }))
      }
    }
  }

  private init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
    _ tokens: Binding<C>, @ViewBuilder views: @escaping () -> V
  ) {
    let (all, views) = (UnsafeTransfer(tokens), UnsafeTransfer(views))
    self.views = { AnyView(views.value()) }
    count = { all.value.wrappedValue.count }
    append = { new in
      guard let new = new as? C.Element else { return false }
      all.value.wrappedValue.append(new)
      return true
    }
    removeLast = {
      let tokens = all.value.wrappedValue
      if !tokens.isEmpty { all.value.wrappedValue = C(tokens.dropLast()) }
    }
    removeAll = { if !all.value.wrappedValue.isEmpty { all.value.wrappedValue = C() } }
  }
}

/// The tokens in the field.
struct SearchTokenList: View {
  let tokens: SearchTokens?

  init(tokens: SearchTokens?) { self.tokens = tokens }

  var body: some View {
    if let tokens { tokens.views() }
  }
}
