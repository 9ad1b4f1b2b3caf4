import AVFoundation
import Observation
import SwiftUI
import Understudy

/// Shows a player's film with controls. Source: Apple's page "AVPlayerViewController".
///
/// Its elements are those of ``VideoPlayer``; one that a controller has presented has a button "Close", too.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  private let shown = ShownPlayer()

  /// What plays.
  open var player: AVPlayer? {
    get { shown.player }
    set { shown.player = newValue }
  }
  /// Whether there are controls.
  open var showsPlaybackControls: Bool {
    get { shown.hasControls }
    set { shown.hasControls = newValue }
  }
  /// Is notified of what the user does; not retained.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A view over the film and below the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  /// How the film fills the view; kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the user cannot move in the film; kept.
  open var requiresLinearPlayback = false
  /// Whether the film fills the screen when it plays; kept.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves the screen when it ends; kept.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the film may play in a small window; it does not.
  open var allowsPictureInPicturePlayback = true
  /// Whether a small window opens by itself; it does not.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the system shows what plays; kept.
  open var updatesNowPlayingInfoCenter = true
  /// Whether times are shown; kept.
  open var showsTimecodes = false
  /// Whether texts in pictures can be selected; kept.
  open var allowsVideoFrameAnalysis = true
  /// Whether there is a picture.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// Where the film is in the view.
  open var videoBounds: CGRect { isViewLoaded ? view.bounds : .zero }

  open override func loadView() {
    let surface = ShowingView { [weak self] _ in
      self.map { ControllerSurface(shown: $0.shown, close: $0.closing) }
    }
    if let contentOverlayView { surface.addSubview(contentOverlayView) }
    view = surface
  }

  private var closing: (() -> Void)? {
    guard presentingViewController != nil else { return nil }
    return { [weak self] in
      guard let self else { return }
      player?.pause()
      dismiss(animated: true)
    }
  }
}

/// What a controller shows.
@MainActor @Observable private final class ShownPlayer {
  var player: AVPlayer?
  var hasControls = true

  nonisolated init() {}
}

private struct ControllerSurface: View {
  let shown: ShownPlayer
  let close: (() -> Void)?

  var body: some View {
    PlayerSurface(player: shown.player, hasControls: shown.hasControls, close: close) { EmptyView() }
  }
}

/// Is notified of what the user does with a film. All methods are optional, and never called: there is no small window, and no
/// transition. Source: Apple's page "AVPlayerViewControllerDelegate".
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Whether the controller is dismissed when a small window opens.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Runs before a small window opens.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Runs when a small window has opened.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Runs when a small window has closed.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Shows the controller again when a small window closes.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// True.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Calls the closure with false.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
