import CoreLocation
import SwiftUI

/// What a button says about the place. Source: Apple's page "CLLocationButtonLabel".
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation

  fileprivate var text: String {
    switch self {
    case .none: "Current Location"
    case .currentLocation: "Current Location"
    case .sendCurrentLocation: "Send Current Location"
    case .sendMyCurrentLocation: "Send My Current Location"
    case .shareCurrentLocation: "Share Current Location"
    case .shareMyCurrentLocation: "Share My Current Location"
    }
  }
}

/// Which symbol a button has. Source: Apple's page "CLLocationButtonIcon".
public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }

/// UIKit's ``LocationButton``. Source: Apple's page "CLLocationButton".
///
/// A tap allows the place once, unless the user has decided, then the actions run.
@preconcurrency @MainActor public final class CLLocationButton: UIButton {
  /// Which symbol it has. Kept, without effect.
  public var icon = CLLocationButtonIcon.arrowFilled
  /// What it says.
  public var label = CLLocationButtonLabel.none { didSet { setTitle(label.text, for: .normal) } }
  /// In points. Kept, without effect.
  public var fontSize: CGFloat = 17
  /// In points. Kept, without effect.
  public var cornerRadius: CGFloat = 0

  /// A button with a symbol.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle(label.text, for: .normal)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  public override func sendActions(for controlEvents: Event) {
    if !controlEvents.isDisjoint(with: [.primaryActionTriggered, .touchUpInside]) {
      DeviceLocation.allowOnceUnlessDecided()
    }
    super.sendActions(for: controlEvents)
  }
}
