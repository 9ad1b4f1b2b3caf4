import CoreLocation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What becomes of a request for directions.
public enum DirectionsAnswer: Sendable {
  /// There is a straight way. This is so at first.
  case straight
  /// The way goes through some places.
  case through([CLLocationCoordinate2D])
  /// There is no way, for a reason such as `.directionsNotFound`.
  case fails(MKError.Code)
}

extension AppWorld {
  /// What the server of maps answers.
  public var maps: Maps { Maps(world: self) }

  /// What the server of maps answers. Searches find `app.world.location.places`.
  @preconcurrency @MainActor
  public struct Maps {
    fileprivate let world: AppWorld

    private var state: MapState { world.part(MapState.self) }

    /// Why searches and suggestions fail; nil, as at first, lets them find places.
    public var searchFailure: MKError.Code? {
      get { state.searchFailure }
      nonmutating set { state.searchFailure = newValue }
    }

    /// What becomes of requests for directions from now on.
    public var directions: DirectionsAnswer {
      get { state.directions }
      nonmutating set { state.directions = newValue }
    }
  }
}

/// The server's answers.
final class MapState: SystemPart {
  private struct Values: Sendable {
    var searchFailure: MKError.Code?
    var directions = DirectionsAnswer.straight
  }

  private let values = Guarded(Values())

  init() {}

  var searchFailure: MKError.Code? {
    get { values.withLock { $0.searchFailure } }
    set { values.withLock { $0.searchFailure = newValue } }
  }

  var directions: DirectionsAnswer {
    get { values.withLock { $0.directions } }
    set { values.withLock { $0.directions = newValue } }
  }
}
