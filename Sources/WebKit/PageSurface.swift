import Foundation
import Observation
import Understudy
@_spi(Runtime) import UnderstudyCore

/// What a view shows.
@MainActor @Observable final class ShownPage {
  var page: PageText?
  /// What addresses of links are relative to.
  var base: URL?

  nonisolated init() {}
}

/// The texts, links and buttons of a page, one below the other.
struct PageSurface: View {
  let shown: ShownPage
  let follow: @MainActor (URL) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Array((shown.page?.parts ?? []).enumerated()), id: \.offset) { _, part in
          switch part {
          case .text(let text): Text(text)
          case .heading(let text): Text(text).accessibilityAddTraits(.isHeader)
          case .button(let title): Button(title) {}
          case .link(let title, let address):
            if let url = URL(string: address, relativeTo: shown.base)?.absoluteURL {
              Link(title, destination: url)
            } else {
              Text(title)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(
      \.openURL,
      OpenURLAction { url in
        follow(url)
        return .handled
      })
  }
}
