import CoreLocation
import SwiftUI

/// Lets the app know the place until it ends, and acts. Source: Apple's page "LocationButton".
///
/// It is a button with the text of its title. A tap allows the place once, unless the user has decided. There is no question of the
/// system's, which a device asks at the first tap.
public struct LocationButton: View {
  /// What the button says. Source: Apple's page "LocationButton.Title".
  public struct Title: Sendable {
    fileprivate let text: String

    /// "Current Location".
    public static let currentLocation = Title(text: "Current Location")
    /// "Send Current Location".
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// "Send My Current Location".
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// "Share Current Location".
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// "Share My Current Location".
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  /// A button that lets the app know the place.
  ///
  /// - Parameters:
  ///   - title: What the button says; without it there is a symbol.
  ///   - action: Runs at each tap.
  public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }

  public var body: some View {
    Button {
      DeviceLocation.allowOnceUnlessDecided()
      action()
    } label: {
      if let title { Label(title.text, systemImage: "location.fill") } else { Image(systemName: "location.fill") }
    }
    .accessibilityLabel(title?.text ?? "Current Location")
  }
}
