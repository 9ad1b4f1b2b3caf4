@_spi(Runtime) import UnderstudyCore

/// Tabs that belong together: an iPhone's bar shows them beside the others, without the header (SEM-303).
public struct TabSection<Header, Content, Footer, SelectionValue> {
  package let content: Content
}

extension TabSection where Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Tabs below a header, which a sidebar shows.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: What a sidebar shows above them.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View { self.init(content: content()) }

  /// Groups tabs without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(content: content())
  }

  /// Takes the header as a localized key, which is not kept.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.init(content: content()) }

  /// Takes the header as a string that is not localized, which is not kept.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.init(content: content()) }
}

extension TabSection: TabContent where Content: TabContent<SelectionValue>, SelectionValue: Hashable {
  /// The type of the values that select the section's tabs.
  public typealias TabValue = SelectionValue
  nonisolated public static func _views(of section: Self) -> Content._Views { Content._views(of: section.content) }
}
