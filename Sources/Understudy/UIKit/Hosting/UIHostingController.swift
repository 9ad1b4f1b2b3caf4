import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Shows a SwiftUI view where UIKit expects a controller.
///
/// The view is made at the first layout, and appears at the first one in a window that shows: `window.layoutIfNeeded()`
/// makes, shows and settles it at once, `onAppear`, preferences and subscriptions included. Without that call it happens
/// at the next turn of the session, so as soon as the test awaits something. Time is that of the running test.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hosted: HostedView<Content>

  /// Makes a controller that has not evaluated its view yet: that happens at the first layout.
  public init(rootView: Content) {
    hosted = HostedView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// The view that is shown; a new one takes the place of the old and keeps its state, as any update does.
  public var rootView: Content {
    get { hosted.content }
    set {
      hosted.content = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The size that the view takes for a proposal.
  ///
  /// - Parameter size: In points; the largest finite length leaves the view as much as it wants.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosted.size(in: ProposedViewSize(fitting: size)) }

  /// How the ideal size of the content is followed; not at all by default.
  public final var sizingOptions: UIHostingControllerSizingOptions = []

  /// The ideal size of the content where ``sizingOptions`` say so, measured with each read; otherwise the size that was set.
  open override var preferredContentSize: CGSize {
    get { sizingOptions.contains(.preferredContentSize) ? hosted.size(in: .unspecified) : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  open override func loadView() { view = HostingView(frame: UIScreen.main.bounds, hosted: hosted) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // What an app shows in its windows is part of the app.
    guard view.shownBy == nil else { return }
    hosted.show(in: view.window)
    view.setNeedsLayout()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard view.shownBy == nil else { return }
    hosted.show(in: nil)
  }
}

/// The view of a hosting controller: its layout brings what it hosts up to date.
final class HostingView: UIView {
  private let content: any HostedContent
  override var hosted: (any HostedContent)? { content }

  init(frame: CGRect, hosted content: any HostedContent) {
    self.content = content
    super.init(frame: frame)
  }

  /// The hosted view is laid out in it.
  override var frame: CGRect {
    didSet { content.setSize(frame.size) }
  }

  override var intrinsicContentSize: CGSize { content.size(in: .unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(in: ProposedViewSize(fitting: size)) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : nil
    let height = verticalFittingPriority == .required ? targetSize.height : nil
    let size = content.size(in: ProposedViewSize(width: width, height: height))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  required init?(coder: NSCoder) { nil }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    if shownBy == nil { content.layOutSoon() }
  }

  @discardableResult override func endEditing(_ force: Bool) -> Bool { content.endEditing() || super.endEditing(force) }

  // What changes inside SwiftUI asks for no layout of UIKit's, so each layout settles.
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if let place = shownBy { place.host.settle() } else { content.layOut() }
  }
}

extension ProposedViewSize {
  /// What a caller of UIKit's passes: the largest finite length stands for an infinite one.
  fileprivate init(fitting size: CGSize) {
    func length(_ value: CGFloat) -> CGFloat { value == .greatestFiniteMagnitude ? .infinity : value }
    self.init(width: length(size.width), height: length(size.height))
  }
}
