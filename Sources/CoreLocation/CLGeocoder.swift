import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Gets the places that a geocoder has found, or why it has found none.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses among `app.world.location.places`. Source: Apple's page "CLGeocoder".
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Makes a geocoder.
  public override init() {}

  /// Whether a question has no answer yet: never, as all are answered at once.
  open var isGeocoding: Bool { false }

  /// Does nothing, as all questions are answered at once.
  open func cancelGeocode() {}

  /// Finds the address of a place: that of the nearest known one, at most a kilometer away.
  ///
  /// - Throws: ``CLError/geocodeFoundNoResult``, or what `app.world.location.geocodingFailure` says.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try find(location).get() }

  /// As ``reverseGeocodeLocation(_:)``.
  ///
  /// - Parameter locale: Without effect: addresses are as the test says.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try find(location).get() }

  /// As ``reverseGeocodeLocation(_:)``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(find(location), completionHandler) }

  /// As ``reverseGeocodeLocation(_:)``.
  ///
  /// - Parameters:
  ///   - locale: Without effect: addresses are as the test says.
  ///   - completionHandler: Called on the main thread.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(find(location), completionHandler) }

  /// Finds the places of an address: those whose name or address has all of its words.
  ///
  /// - Throws: ``CLError/geocodeFoundNoResult``, or what `app.world.location.geocodingFailure` says.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try find(addressString, near: nil).get()
  }

  /// As ``geocodeAddressString(_:)``.
  ///
  /// - Parameter region: Places in it come first.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    try find(addressString, near: region).get()
  }

  /// As ``geocodeAddressString(_:)``.
  ///
  /// - Parameters:
  ///   - region: Places in it come first.
  ///   - locale: Without effect: addresses are as the test says.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try find(addressString, near: region).get() }

  /// As ``geocodeAddressString(_:)``.
  ///
  /// - Parameter completionHandler: Called on the main thread.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(find(addressString, near: nil), completionHandler) }

  /// As ``geocodeAddressString(_:)``.
  ///
  /// - Parameters:
  ///   - region: Places in it come first.
  ///   - completionHandler: Called on the main thread.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(find(addressString, near: region), completionHandler) }

  // MARK: - Answers

  private func answer(_ found: Result<[CLPlacemark], CLError>, _ completion: @escaping CLGeocodeCompletionHandler) {
    MainThread.enqueue {
      switch found {
      case .success(let placemarks): completion(placemarks, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  private func found(_ places: [AppWorld.Place]) -> Result<[CLPlacemark], CLError> {
    if let failure = LocationState.current.with({ $0.geocodingFailure }) { return .failure(CLError(failure)) }
    return places.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(places.map(CLPlacemark.init))
  }

  private func find(_ location: CLLocation) -> Result<[CLPlacemark], CLError> {
    let places = KnownPlaces.current.map { ($0, Geodesic.distance($0.coordinate, location.coordinate)) }
    let nearest = places.filter { $0.1 <= 1_000 }.min { $0.1 < $1.1 }
    return found(nearest.map { [$0.0] } ?? [])
  }

  private func find(_ text: String, near region: CLRegion?) -> Result<[CLPlacemark], CLError> {
    let places = KnownPlaces.current.filter { $0.matches(text) }
    guard let region else { return found(places) }
    return found(places.filter { region.includes($0.coordinate) } + places.filter { !region.includes($0.coordinate) })
  }
}
