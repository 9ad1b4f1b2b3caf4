@_spi(Runtime) import UnderstudyCore

extension UIView {
  /// What runs the SwiftUI content that the view shows, or that a view in it shows; nil for none.
  package final var runningHost: UnderstudyCore.Host? {
    if let shownBy { return shownBy.host }
    if let hosting = self as? HostingView { return hosting.hosted?.runningHost }
    return subviews.lazy.compactMap(\.runningHost).first
  }

  /// Whether the view itself shows SwiftUI content.
  package final var hostsContent: Bool { self is HostingView }

  /// The type of the SwiftUI content, or of the controller or the view.
  package final var contentName: String {
    (self as? HostingView)?.hosted?.contentName ?? controller.map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }
}
