import Foundation
@_spi(Runtime) import UnderstudyCore

/// Views one below the other, made as they come into view (SEM-199).
public struct LazyVStack<Content: View> {
  let content: Content
}

extension LazyVStack: View, LazyContainerView {
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - pinnedViews: Which headers and footers stay in view.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// The headers or footers of sections that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
