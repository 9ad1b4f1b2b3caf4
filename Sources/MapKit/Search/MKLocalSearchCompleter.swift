import CoreLocation
import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Suggests places of `app.world.location.places` while the user types. Source: Apple's page "MKLocalSearchCompleter".
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Which results are meant. Source: Apple's page "MKLocalSearchCompleter.ResultType".
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the types.
    public let rawValue: UInt
    /// Makes types of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Streets and houses.
    public static let address = Self(rawValue: 1)
    /// Shops, sights and other places with a purpose.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Words to search for, such as a kind of shop.
    public static let query = Self(rawValue: 4)
    /// Mountains, rivers and the like.
    public static let physicalFeature = Self(rawValue: 8)
  }

  /// Is notified of the suggestions; not retained.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the suggestions are for; the delegate is notified soon.
  open var queryFragment = "" { didSet { suggest() } }
  /// Where places come first.
  open var region = MKCoordinateRegion(MKMapRect.world)
  /// Whether places outside of the region are left out.
  open var regionPriority = MKLocalSearch.RegionPriority.default
  /// Which results are meant; without effect.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which categories are meant; without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// Whether there is no answer yet.
  open private(set) var isSearching = false

  /// Makes a completer.
  public override init() {}

  /// Takes the question back.
  open func cancel() { isSearching = false }

  private func suggest() {
    isSearching = true
    let places = KnownPlaces.current.filter { $0.matches(queryFragment) }
    let failure = MapState.current.searchFailure
    MainThread.enqueue { [weak self] in self?.finish(places, failure) }
  }

  @MainActor private func finish(_ places: [AppWorld.Place], _ failure: MKError.Code?) {
    guard isSearching else { return }
    isSearching = false
    if let failure {
      results = []
      delegate?.completer(self, didFailWithError: MKError(failure))
      return
    }
    results = places.map { MKLocalSearchCompletion($0) }
    delegate?.completerDidUpdateResults(self)
  }
}

/// Is notified of suggestions. All methods are optional. Source: Apple's page "MKLocalSearchCompleterDelegate".
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Runs when there are other suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Runs when there can be none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion. Source: Apple's page "MKLocalSearchCompletion".
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The name of the place.
  public let title: String
  /// The address of the place.
  public let subtitle: String
  /// Which parts of the name the user has typed; none are marked.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Which parts of the address the user has typed; none are marked.
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(_ place: AppWorld.Place) {
    (title, subtitle) = (place.name, place.addressLines.joined(separator: ", "))
  }

  /// Suggestions are the same if their texts are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKLocalSearchCompletion else { return false }
    return (title, subtitle) == (other.title, other.subtitle)
  }
  /// The hash of the texts.
  open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
