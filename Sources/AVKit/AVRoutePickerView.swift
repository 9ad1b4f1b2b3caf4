import AVFoundation
import SwiftUI
import Understudy
import UnderstudyCore

/// A button "AirPlay" that lets the user choose where sound goes: there is only the device. Source: Apple's page "AVRoutePickerView".
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  /// Is notified of the list of devices; not retained.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The color while another device plays; kept.
  open var activeTintColor: UIColor! = .tintColor
  /// Whether devices with screens come first; kept.
  open var prioritizesVideoDevices = false

  /// Makes a button of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let button = ShowingView { [weak self] _ in
      Button("AirPlay") {
        LoggedEntry(category: "AVKit", text: "The list of devices has none but this one").write()
        guard let self else { return }
        self.delegate?.routePickerViewWillBeginPresentingRoutes(self)
        self.delegate?.routePickerViewDidEndPresentingRoutes(self)
      }
    }
    button.frame = .zero
    addSubview(button)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }
}

/// Is notified of the list of devices. All methods are optional. Source: Apple's page "AVRoutePickerViewDelegate".
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Runs before the list shows.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Runs when the list has gone.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// Plays a film in a small window, which a device like this one cannot. Source: Apple's page "AVPictureInPictureController".
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// Whether there are small windows: there are none, as in a simulator.
  nonisolated open class func isPictureInPictureSupported() -> Bool { false }
  /// Is notified of the window; not retained.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether a window can open: it cannot.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether a window is open: none is.
  open var isPictureInPictureActive: Bool { false }
  /// Whether a window opens by itself; kept.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Makes nothing, as there are no small windows.
  public init?(playerLayer: AVPlayerLayer) { nil }
  /// Does nothing.
  open func startPictureInPicture() {}
  /// Does nothing.
  open func stopPictureInPicture() {}
}

/// Is notified of a small window. All methods are optional, and never called. Source: Apple's page
/// "AVPictureInPictureControllerDelegate".
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Runs when a window has opened.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Runs when a window has closed.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
}
