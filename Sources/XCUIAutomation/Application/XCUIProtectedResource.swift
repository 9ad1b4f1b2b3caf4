/// What an app asks the user's permission for. Source: Apple's page "XCUIProtectedResource".
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  case homeKit = 8
  case bluetooth = 9
  case keyboardNetwork = 10
  case location = 11
  case health = 12
  case userTracking = 13
  case focus = 14
  case localNetwork = 15
}

extension XCUIApplication {
  /// Makes the app ask the user again. Apps ask for the place of the device by the module `CoreLocation`, for camera and microphone by
  /// `AVFoundation`, for photos by `Photos`, for calendar and reminders by `EventKit`; for any other resource it does nothing.
  public final func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    world.forgetDecision(about: resource.rawValue)
  }
}
