import Foundation

/// Shows views of SwiftUI's in a cell. Source: Apple's page "UIHostingConfiguration".
@preconcurrency @MainActor public struct UIHostingConfiguration<Label: View, Background: View>: UIContentConfiguration {
  private let content: Label
  private let behind: Background
  private var insets: EdgeInsets?
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Makes a configuration of views, which follow state as elsewhere.
  public init(@ViewBuilder content: () -> Label) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private init(_ content: Label, _ behind: Background) { (self.content, self.behind) = (content, behind) }

  /// Puts a style behind the content.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Label, some View> {
    withBackground(Rectangle().fill(style))
  }

  /// Puts views behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Label, B> {
    withBackground(content())
  }

  private func withBackground<B: View>(_ background: B) -> UIHostingConfiguration<Label, B> {
    var copy = UIHostingConfiguration<Label, B>(content, background)
    (copy.insets, copy.least) = (insets, least)
    return copy
  }

  /// Sets distances of the content from the edges of the cell.
  ///
  /// - Parameter length: In points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    let old = insets ?? EdgeInsets()
    return margins(
      edges,
      EdgeInsets(
        top: edges.contains(.top) ? length : old.top, leading: edges.contains(.leading) ? length : old.leading,
        bottom: edges.contains(.bottom) ? length : old.bottom,
        trailing: edges.contains(.trailing) ? length : old.trailing))
  }

  /// Sets distances of the content from the edges of the cell.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    copy.insets = insets
    return copy
  }

  /// Sets how small the cell may become, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = (width, height)
    return copy
  }
}

extension UIHostingConfiguration: ShownConfiguration {
  var shown: some View {
    content
      .padding(insets ?? EdgeInsets())
      .frame(minWidth: least.width, minHeight: least.height)
      .background { behind }
  }
}
