@_spi(Runtime) import UnderstudyCore

/// Rows that belong together, with a header and a footer: in a list each has its own cell (F-135).
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown, and how a tap on the header changes it; nil where it always is.
  let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionParts {
      if let isExpanded {
        _DisclosureHeader(isExpanded: isExpanded, label: header, content: { content })
      } else {
        header
      }
    } content: {
      if isExpanded?.wrappedValue ?? true { content }
    } footer: {
      footer
    }
  }
}

extension Section: IdentityShowing where Parent: View, Content: View, Footer: View {
  package func look(for id: AnyHashable) -> IdentityLook {
    let isShown = isExpanded?.wrappedValue ?? true
    return .most(.at(header, for: id), isShown ? .at(content, for: id) : .absent, .at(footer, for: id))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section between a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: Comes before them.
  ///   - footer: Comes after them.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section whose rows have a footer after them, and no header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section whose rows have a header before them, and no footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section whose content can be hidden.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown; a tap on the header changes it.
  ///   - content: The rows.
  ///   - header: Comes before them.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header and a footer: only its rows are in the tree.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Takes the header as a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Takes the header as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Takes the header of a section that opens and closes as a localized key.
  ///
  /// - Parameters:
  ///   - titleKey: The header; a tap on it opens or closes the section.
  ///   - isExpanded: Whether the rows are in the tree.
  ///   - content: The rows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Takes the header of a section that opens and closes as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

// MARK: - Convenience

extension Section where Parent: View, Content: View, Footer: View {
  /// Takes header and footer as views, in the spelling of the first releases.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Takes the footer as a view, in the spelling of the first releases.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Takes the header as a view, in the spelling of the first releases.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }
}
