/// What an app asks the user's permission for. Source: Apple's page "XCUIProtectedResource".
public enum XCUIProtectedResource: Int, Sendable {
  /// The people in the address book.
  case contacts = 1
  /// The user's events.
  case calendar = 2
  /// The user's reminders.
  case reminders = 3
  /// The photo library.
  case photos = 4
  /// Sound from around the device.
  case microphone = 5
  /// Pictures from around the device.
  case camera = 6
  /// The music library.
  case mediaLibrary = 7
  /// The devices of the home.
  case homeKit = 8
  /// Devices near by that are connected by radio.
  case bluetooth = 9
  /// The network for a keyboard of the app's.
  case keyboardNetwork = 10
  /// The place of the device.
  case location = 11
  /// Health data.
  case health = 12
  /// The identifier by which advertisers know the user.
  case userTracking = 13
  /// Whether the user wants no notifications now.
  case focus = 14
  /// Devices in the network at home.
  case localNetwork = 15
}

extension XCUIApplication {
  /// Makes the app ask the user again. Apps ask for the place of the device by the module `CoreLocation`, for camera and microphone by
  /// `AVFoundation`, for photos by `Photos`, for calendar and reminders by `EventKit`; for any other resource it does nothing.
  public final func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    world.forgetDecision(about: resource.rawValue)
  }
}
