import UnderstudyWorld

/// Asks for permission as long as it is retained. Source: Apple's page "CLServiceSession".
open class CLServiceSession: @unchecked Sendable {
  /// What the app needs to know. Source: Apple's page "CLServiceSession.AuthorizationRequirement".
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

  /// What stands in the way. Source: Apple's page "CLServiceSession.Diagnostic".
  public struct Diagnostic: Sendable {
    /// Whether the user has refused.
    public let authorizationDenied: Bool
    /// Whether the device has location services switched off.
    public let authorizationDeniedGlobally: Bool
    /// Whether the user may not allow it.
    public let authorizationRestricted: Bool
    /// Whether the user is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the app may not know the exact place, which the session needs.
    public let fullAccuracyDenied: Bool
    /// Whether the app may know the place only while it is in use, and the session needs more.
    public let alwaysAuthorizationDenied: Bool
    /// Whether the app cannot ask the user now; never here.
    public var insufficientlyInUse: Bool { false }
  }

  /// What stands in the way now, and whenever that changes. Source: Apple's page "CLServiceSession.Diagnostics".
  public struct Diagnostics: AsyncSequence, Sendable {
    fileprivate let requirement: AuthorizationRequirement

    /// Gives the diagnostics one by one. An app that awaits the next one is idle.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var updates: IdleStream<CLLocationUpdate>.Iterator
      fileprivate let requirement: AuthorizationRequirement

      /// The next diagnostic; nil when the task is cancelled.
      public mutating func next() async throws -> Diagnostic? {
        guard let update = await updates.next() else { return nil }
        let status = LocationState.current.status
        return Diagnostic(
          authorizationDenied: update.authorizationDenied,
          authorizationDeniedGlobally: update.authorizationDeniedGlobally,
          authorizationRestricted: update.authorizationRestricted,
          authorizationRequestInProgress: update.authorizationRequestInProgress,
          fullAccuracyDenied: update.accuracyLimited,
          alwaysAuthorizationDenied: requirement == .always && status == .authorizedWhenInUse)
      }
    }

    /// Begins with what stands in the way now.
    public func makeAsyncIterator() -> Iterator {
      let state = LocationState.current
      return Iterator(
        updates: state.updates.stream(beginningWith: [state.update]).makeAsyncIterator(), requirement: requirement)
    }
  }

  private let requirement: AuthorizationRequirement

  /// Asks the user, unless that is decided.
  ///
  /// - Parameter authorization: What the app needs to know.
  public init(authorization: AuthorizationRequirement) {
    requirement = authorization
    if authorization != .none { LocationState.current.ask(always: authorization == .always) }
  }

  /// Asks the user, unless that is decided; also for the exact place.
  ///
  /// - Parameters:
  ///   - authorization: What the app needs to know.
  ///   - fullAccuracyPurposeKey: Names the reason in the app's `Info.plist`.
  public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.init(authorization: authorization)
    LocationState.current.askForFullAccuracy(fullAccuracyPurposeKey) {}
  }

  /// What stands in the way now, and whenever that changes.
  public var diagnostics: Diagnostics { Diagnostics(requirement: requirement) }

  /// Does nothing more: what the user has decided stays.
  open func invalidate() {}
}

/// Says that the app follows the device in the background, too. Source: Apple's page "CLBackgroundActivitySession".
///
/// Live updates reach an app in the background with and without it.
open class CLBackgroundActivitySession: @unchecked Sendable {
  /// Begins a session.
  public init() {}
  /// Ends the session, without effect.
  open func invalidate() {}
}
