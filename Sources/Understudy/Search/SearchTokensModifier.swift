// One designated form below: a search field with tokens, their suggestions, and a flag.

extension View {
  nonisolated private func search(
    _ text: Binding<String>, _ tokens: SearchTokens, _ isPresented: Binding<Bool>?, _ prompt: Text?,
    _ placement: SearchFieldPlacement
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, placement: placement, prompt: prompt?.elementText, isPresented: isPresented, tokens: tokens))
  }

  /// Shows a search field with tokens before the text, in the bar of the stack around the view (SEM-331).
  ///
  /// The delete key removes the last token where there is no text; Cancel and "Clear text" remove all.
  ///
  /// - Parameters:
  ///   - text: The text of the field, written at each edit.
  ///   - tokens: The tokens, each shown by its view in the field.
  ///   - placement: Where the field is, and whether it leaves when content is scrolled; an iPhone has one place.
  ///   - prompt: What the empty field shows, and its label: `Search` if nil.
  ///   - token: Makes the view of a token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), nil, prompt, placement)
  }

  /// Takes the prompt as a localized key.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), nil, Text(prompt), placement)
  }

  /// Takes the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), nil, Text(prompt), placement)
  }

  /// Adds a search field with tokens, whose focus a binding says.
  ///
  /// - Parameter isPresented: Whether the user is searching.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), isPresented, prompt, placement)
  }

  /// Takes a flag for the search, and the prompt as a localized key.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), isPresented, Text(prompt), placement)
  }

  /// Takes a flag for the search, and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: nil, token: token), isPresented, Text(prompt), placement)
  }

  /// Adds a search field with tokens, of which some are suggested.
  ///
  /// - Parameter suggestedTokens: Listed while the user searches; a tap adds one to the tokens and clears the text.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), nil, prompt, placement)
  }

  /// Takes suggested tokens and the prompt as a localized key.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), nil, Text(prompt), placement)
  }

  /// Takes suggested tokens and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), nil, Text(prompt), placement)
  }

  /// Adds a search field with tokens, of which some are suggested, whose focus a binding says.
  ///
  /// - Parameters:
  ///   - suggestedTokens: Listed while the user searches; a tap adds one to the tokens and clears the text.
  ///   - isPresented: Whether the user is searching.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), isPresented, prompt, placement)
  }

  /// Takes suggested tokens, a flag for the search, and the prompt as a localized key.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), isPresented, Text(prompt), placement)
  }

  /// Takes suggested tokens, a flag for the search, and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(tokens, suggested: suggestedTokens, token: token), isPresented, Text(prompt), placement)
  }
}

extension View {
  /// Adds a search field whose tokens can be edited.
  ///
  /// - Parameter editableTokens: Tokens whose views may write them.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), nil, prompt, placement)
  }

  /// Takes tokens whose views may write them, and the prompt as a localized key.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), nil, Text(prompt), placement)
  }

  /// Takes tokens whose views may write them, and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), nil, Text(prompt), placement)
  }

  /// Takes tokens whose views may write them, and a flag for the search.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), isPresented, prompt, placement)
  }

  /// Takes tokens whose views may write them, a flag for the search, and the prompt as a localized key.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), isPresented, Text(prompt), placement)
  }

  /// Takes tokens whose views may write them, a flag for the search, and the prompt as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, SearchTokens(editable: editableTokens, token: token), isPresented, Text(prompt), placement)
  }
}
