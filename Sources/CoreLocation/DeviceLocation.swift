import UnderstudyCore
import UnderstudyWorld

/// The places that the test has named, for modules that search.
package enum KnownPlaces {
  package static var current: [AppWorld.Place] { LocationState.current.with { $0.places } }
}

/// Where the device is, for modules that show it.
package enum DeviceLocation {
  /// As the calling app may know it. Views that read it follow.
  package static var current: CLLocation? { LocationState.current.observedLocation }

  /// Asks the user, unless that is decided.
  package static func ask() { LocationState.current.ask(always: false) }

  /// Allows the app to know the place until it ends, as the button for it does, unless the user has decided.
  @MainActor package static func allowOnceUnlessDecided() {
    let state = LocationState.current
    if state.with({ $0.status == .notDetermined }) { state.allowOnce() }
  }
}
