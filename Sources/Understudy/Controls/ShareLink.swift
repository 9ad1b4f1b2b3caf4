import Foundation

/// A button that offers items to other apps: it opens the system's share sheet, which here only can be closed.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
  let label: Label

  nonisolated fileprivate init(label: Label) { self.label = label }
}

extension ShareLink {
  /// Shares several items.
  ///
  /// - Parameters:
  ///   - items: What is shared.
  ///   - label: What the button shows.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never { self.init(label: label()) }

  /// Accepts a preview for each item; the share sheet has no element for it.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  /// Shares one item.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - label: What the button shows.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never { self.init(label: label()) }

  /// Accepts a preview for the item; the share sheet has no element for it.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label: label()) }
}

// MARK: - Convenience

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button "Share…" for several items, of which none is kept.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where PreviewImage == Never, PreviewIcon == Never { self.init(label: DefaultShareLinkLabel()) }

  /// Makes a button "Share…" for one item, which is not kept.
  nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Makes a button "Share…" for one item with a preview; neither is kept.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel()) }

  /// Takes the title of the button as a localized key; a symbol stands before it.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Takes the title of the button as a string that is not localized; a symbol stands before it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Takes the title of the button as a localized key; the preview is not kept.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Takes the title of the button as a string that is not localized; the preview is not kept.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: Text(title))) }
}

extension ShareLink: View {
  public var body: some View { ShareButton(label: label) }
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(title: Text = Text("Share…")) { self.title = title }

  public var body: some View { Understudy.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

/// The button, and the sheet that it opens.
private struct ShareButton<Label: View>: View {
  let label: Label
  @State private var isOpen = false

  var body: some View {
    Button(action: { isOpen = true }, label: { label })
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          Color.clear.accessibilityElement().accessibilityIdentifier("ActivityListView")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { isOpen = false } } }
        }
      }
  }
}
