import Foundation

/// A view that consists of views of SwiftUI's, as those of UIKit's containers do.
package final class ShowingView: UIView {
  private let content: any HostedContent
  private let update: @MainActor () -> Void

  /// - Parameter make: Makes the views, again whenever ``contentDidChange()`` is called, with the number of the version; nil shows
  ///   nothing.
  package init<Shown: View>(_ make: @escaping @MainActor (Int) -> Shown?) {
    let hosted = HostedView(ShownContent(make: make))
    (content, update) = (hosted, { hosted.content.version += 1 })
    super.init(frame: UIScreen.main.bounds)
  }

  package required init?(coder: NSCoder) { nil }

  override var hosted: (any HostedContent)? { content }
  override func contentDidChange() { update() }

  private struct ShownContent<Shown: View>: View {
    let make: @MainActor (Int) -> Shown?
    var version = 0

    var body: some View { make(version) }
  }
}

/// Shows a controller among the views of a container.
struct ControllerPlace: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A controller as a value of a path or a selection.
struct ControllerValue: Hashable {
  let controller: UIViewController

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.controller === rhs.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}
