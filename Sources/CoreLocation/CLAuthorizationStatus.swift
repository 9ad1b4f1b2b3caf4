/// Whether the app may know where the device is. Source: Apple's page "CLAuthorizationStatus".
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user may not allow it.
  case restricted
  /// The user has refused.
  case denied
  /// The app may know it at any time.
  case authorizedAlways
  /// The app may know it while it is in use.
  case authorizedWhenInUse

  /// The app may know it at any time, as on a Mac.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }

  var allows: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// How exactly the app may know where the device is. Source: Apple's page "CLAccuracyAuthorization".
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What the user does meanwhile; kept, as places come from the test. Source: Apple's page "CLActivityType".
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// How the device is held. Source: Apple's page "CLDeviceOrientation".
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Where the device is with regard to a region. Source: Apple's page "CLRegionState".
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
