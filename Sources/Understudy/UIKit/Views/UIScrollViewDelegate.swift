import Foundation
import UnderstudyCore

/// Is notified of how a table or a collection scrolls. All methods are optional. Source: Apple's page "UIScrollViewDelegate".
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved; ``UIScrollView/contentOffset`` says where it is. A swipe calls it once.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the finger has left and the content continues to move.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped moving.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing as the view scrolls.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing as a drag begins.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing as a drag ends.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing as the view begins to slow.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing when the view stands still.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension View {
  /// Notifies a scroll view, and its delegate, of where its content is.
  func reportsScrolling(to scrollView: UIScrollView) -> some View {
    onScrollGeometryChange(for: ScrolledContent.self) {
      ScrolledContent(offset: $0.contentOffset, size: $0.contentSize)
    } action: { old, new in
      scrollView.contentDidScroll(from: old, to: new)
    }
    .onScrollPhaseChange { old, new in scrollView.phaseDidChange(from: old, to: new) }
  }
}

/// Where the content of a scroll view is, and how large.
struct ScrolledContent: Equatable {
  var offset: CGPoint
  var size: CGSize
}

extension UIScrollView {
  fileprivate func contentDidScroll(from old: ScrolledContent, to new: ScrolledContent) {
    content = new
    guard old.offset != new.offset, !hasScrolled else { return }
    hasScrolled = true
    // The phases come after the place: the delegate gets the beginning of a drag first.
    UnderstudyCore.Host.current?.session.enqueue { [weak self] in self?.reportScrolling() }
  }

  private func reportScrolling() {
    guard hasScrolled else { return }
    hasScrolled = false
    scrollingDelegate?.scrollViewDidScroll(self)
  }

  fileprivate func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
    let delegate = scrollingDelegate
    switch (old, new) {
    case (_, .interacting):
      delegate?.scrollViewWillBeginDragging(self)
      reportScrolling()
    case (.interacting, .decelerating):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
      delegate?.scrollViewWillBeginDecelerating(self)
    case (.interacting, .idle): delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case (.decelerating, .idle): delegate?.scrollViewDidEndDecelerating(self)
    default: break
    }
  }
}
