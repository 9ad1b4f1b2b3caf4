/// Tabs that belong together: an iPhone's bar shows them beside the others, without the header (SEM-303).
public struct TabSection<Header, Content, Footer, SelectionValue> {
  package let content: Content
}

extension TabSection where Content: View, Footer == EmptyView, SelectionValue: Hashable {
  /// Tabs below a header, which a sidebar shows.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: What a sidebar shows above them.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, SelectionValue == AnyHashable { self.init(content: content()) }

  /// Groups tabs without a header.
  nonisolated public init(@ViewBuilder content: () -> Content)
  where Header == EmptyView, SelectionValue == AnyHashable { self.init(content: content()) }

  /// Takes the header as a localized key, which is not kept.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text, SelectionValue == AnyHashable { self.init(content: content()) }

  /// Takes the header as a string that is not localized, which is not kept.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Header == Text, SelectionValue == AnyHashable { self.init(content: content()) }
}

extension TabSection: View, PrimitiveView, StructuralView, ListView where Content: View {}
