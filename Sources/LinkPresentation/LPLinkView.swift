import SwiftUI
import Understudy

/// Shows a page as a link with its title and its site, which a tap opens. Source: Apple's page "LPLinkView".
///
/// Pictures and films do not show.
@preconcurrency @MainActor open class LPLinkView: UIView {
  private let shown: ShownLink

  /// What the link shows.
  open var metadata: LPLinkMetadata {
    get { shown.metadata }
    set { shown.metadata = newValue }
  }

  /// Makes a link that shows only an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (URL, URL)
    self.init(metadata: metadata)
  }

  /// Makes a link that shows what is known of a page.
  public init(metadata: LPLinkMetadata) {
    shown = ShownLink(metadata)
    super.init(frame: .zero)
    let shown = shown
    let content = ShowingView { _ in LinkRow(link: shown) }
    content.frame = .zero
    addSubview(content)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }
}

/// What a link shows, which the app can replace.
@MainActor @Observable private final class ShownLink {
  var metadata: LPLinkMetadata

  init(_ metadata: LPLinkMetadata) { self.metadata = metadata }
}

private struct LinkRow: View {
  let link: ShownLink

  private var url: URL? { link.metadata.originalURL ?? link.metadata.url }

  private var texts: some View {
    VStack(alignment: .leading) {
      if let title = link.metadata.title { Text(title) }
      if let host = url?.host { Text(host) }
    }
  }

  var body: some View {
    if let url { Link(destination: url) { texts } } else { texts }
  }
}
