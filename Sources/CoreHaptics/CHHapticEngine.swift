import Foundation

/// The time of what happens at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What the hardware can do. Source: Apple's page "CHHapticDeviceCapability".
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it can be heard.
  var supportsAudio: Bool { get }
}

/// Plays patterns that can be felt. Source: Apple's page "CHHapticEngine".
///
/// There is no hardware for it, as in a simulator: ``capabilitiesForHardware()`` says so, and no engine can be made.
public final class CHHapticEngine: @unchecked Sendable {
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    /// A call or another app has taken the sound.
    case audioSessionInterrupt = 1
    /// The app is in the background.
    case applicationSuspended = 2
    /// Nothing was played for a while, and the engine stops by itself.
    case idleTimeout = 3
    /// All players have finished, and the app wanted the engine to stop then.
    case notifyWhenFinished = 4
    /// The engine is gone.
    case engineDestroyed = 5
    /// The controller that plays is no longer connected.
    case gameControllerDisconnect = 6
    /// The system has had to stop it.
    case systemError = -1
  }

  /// What an engine does when its players have finished.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops and saves power.
    case stopEngine = 1
    /// The engine continues, ready for the next pattern.
    case leaveEngineRunning = 2
  }

  /// Is called with an error, or nil.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Is called with the reason.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// Is called when the engine must be started again.
  public typealias ResetHandler = () -> Void
  /// Is called when the players have finished.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  private struct NoHardware: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// Says that there is no hardware.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }

  /// Throws ``CHHapticError/Code/notSupported``: there is no hardware.
  public init() throws { throw CHHapticError(.notSupported) }

  /// Kept.
  public var stoppedHandler: StoppedHandler = { _ in }
  /// Kept.
  public var resetHandler: ResetHandler = {}
  /// Kept.
  public var playsHapticsOnly = false
  /// Kept.
  public var playsAudioOnly = false
  /// Kept.
  public var isMutedForAudio = false
  /// Kept.
  public var isMutedForHaptics = false
  /// Kept.
  public var isAutoShutdownEnabled = false
  /// Zero.
  public var currentTime: TimeInterval { 0 }

  /// Throws: there is no hardware.
  public func start() throws { throw CHHapticError(.notSupported) }
  /// Reports that there is no hardware.
  public func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
  /// Reports success, as the engine does not run.
  public func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Reports that there is no hardware.
  public func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    _ = finishedHandler(CHHapticError(.notSupported))
  }
  /// Throws: there is no hardware.
  public func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
  /// Throws: there is no hardware.
  public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  /// Throws: there is no hardware.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws: there is no hardware.
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays a pattern. Source: Apple's page "CHHapticPatternPlayer".
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether nothing is played.
  var isMuted: Bool { get set }
  /// Begins, at a time of the engine.
  func start(atTime time: TimeInterval) throws
  /// Ends, at a time of the engine.
  func stop(atTime time: TimeInterval) throws
  /// Changes parameters.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a parameter over time.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Ends all.
  func cancel() throws
}

/// Plays a pattern, and more. Source: Apple's page "CHHapticAdvancedPatternPlayer".
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// Where the pattern is repeated from.
  var loopEnd: TimeInterval { get set }
  /// How fast it is played.
  var playbackRate: Float { get set }
  /// Is called at the end.
  var completionHandler: ((any Error)?) -> Void { get set }
  /// Pauses.
  func pause(atTime time: TimeInterval) throws
  /// Continues.
  func resume(atTime time: TimeInterval) throws
  /// Continues elsewhere.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// Why something cannot be played. Source: Apple's page "CHHapticError".
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The engine must be started first.
    case engineNotRunning = -4805
    /// The engine does not allow the call in its state.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The device has no hardware for haptics; the only reason here.
    case notSupported = -4809
    /// The system's service could not be started.
    case serverInitFailed = -4810
    /// The system's service has ended meanwhile.
    case serverInterrupted = -4811
    /// The player cannot be used any more.
    case invalidPatternPlayer = -4812
    /// The data of the pattern cannot be read.
    case invalidPatternData = -4813
    /// A dictionary of the pattern lacks a key or has a wrong value.
    case invalidPatternDictionary = -4814
    /// The pattern has an event of a kind that there is none of.
    case invalidEventType = -4821
    /// An event begins before the pattern.
    case invalidEventTime = -4822
    /// An event is too long or has a negative length.
    case invalidEventDuration = -4823
    /// The pattern has a parameter of a kind that there is none of.
    case invalidParameterType = -4820
    /// The cause is not known.
    case unknownError = -4898

    /// Whether an error has the reason, for `catch CHHapticError.Code.notSupported`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CHHapticError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
