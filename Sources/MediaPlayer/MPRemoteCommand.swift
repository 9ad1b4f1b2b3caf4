import Foundation
import UnderstudyTime

/// What an app did on a command. Source: Apple's page "MPRemoteCommandHandlerStatus".
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The app has done it.
  case success = 0
  /// What is to be played is not there.
  case noSuchContent = 100
  /// Nothing is playing that the command could act on.
  case noActionableNowPlayingItem = 110
  /// What is to play it is not connected.
  case deviceNotFound = 120
  /// The app could not do it.
  case commandFailed = 200
}

/// A button of the lock screen or of earphones, which a test presses by `app.world.nowPlaying.send(_:)`.
///
/// Source: Apple's page "MPRemoteCommand".
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Does what the command is for.
  public typealias Handler = (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

  private struct Values {
    var isEnabled = true
    var targets: [(token: NSObject, handler: Handler)] = []
  }

  private let values = Guarded(unchecked: Values())

  override init() { super.init() }

  /// Whether the user can use the command; true at first, but it does nothing without a target.
  open var isEnabled: Bool {
    get { values.withUncheckedLock { $0.isEnabled } }
    set { values.withUncheckedLock { $0.isEnabled = newValue } }
  }

  /// Adds a handler that runs on the command.
  ///
  /// - Returns: What the handler is removed by.
  @discardableResult open func addTarget(handler: @escaping Handler) -> Any {
    let token = NSObject()
    values.withUncheckedLock { $0.targets.append((token, handler)) }
    return token
  }

  /// Removes a handler by what `addTarget(handler:)` has returned; all of them by nil.
  open func removeTarget(_ target: Any?) {
    let token = target.map { $0 as? NSObject }
    values.withUncheckedLock { values in
      guard let token else { return values.targets = [] }
      values.targets.removeAll { $0.token === token }
    }
  }

  /// Whether the command does something.
  var canAct: Bool { values.withUncheckedLock { $0.isEnabled && !$0.targets.isEmpty } }

  /// Runs the handlers; the result of the last one that fails, if one does.
  func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    let handlers = values.withUncheckedLock { $0.targets.map(\.handler) }
    return handlers.map { $0(event) }.last { $0 != .success } ?? .success
  }
}

/// A command that skips some seconds. Source: Apple's page "MPSkipIntervalCommand".
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  private let intervals = Guarded(unchecked: [NSNumber]())
  /// The seconds that buttons have; the first is that of a command without a number.
  open var preferredIntervals: [NSNumber] {
    get { intervals.withUncheckedLock { $0 } }
    set { intervals.withUncheckedLock { $0 = newValue } }
  }
}

/// A command that moves to a time. Source: Apple's page "MPChangePlaybackPositionCommand".
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that changes how fast it plays. Source: Apple's page "MPChangePlaybackRateCommand".
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  private let rates = Guarded(unchecked: [NSNumber]())
  /// What the user can choose.
  open var supportedPlaybackRates: [NSNumber] {
    get { rates.withUncheckedLock { $0 } }
    set { rates.withUncheckedLock { $0 = newValue } }
  }
}

/// A command by which the user says what he thinks. Source: Apple's page "MPFeedbackCommand".
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  private let values = Guarded((isActive: false, title: ""))
  /// Whether the button is on.
  open var isActive: Bool {
    get { values.withLock { $0.isActive } }
    set { values.withLock { $0.isActive = newValue } }
  }
  /// The title of the button.
  open var localizedTitle: String {
    get { values.withLock { $0.title } }
    set { values.withLock { $0.title = newValue } }
  }
}

/// A command that the user has given. Source: Apple's page "MPRemoteCommandEvent".
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// Which command it is.
  public let command: MPRemoteCommand
  /// When it was given, in seconds since the reference date, on the app's clock.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = Caller.current?.session.secondsSinceReferenceDate ?? Date().timeIntervalSinceReferenceDate
  }
}

/// A skip. Source: Apple's page "MPSkipIntervalCommandEvent".
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds.
  public let interval: TimeInterval
  init(_ command: MPRemoteCommand, _ interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// A move to a time. Source: Apple's page "MPChangePlaybackPositionCommandEvent".
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds.
  public let positionTime: TimeInterval
  init(_ command: MPRemoteCommand, _ positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command)
  }
}

/// Another speed. Source: Apple's page "MPChangePlaybackRateCommandEvent".
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// 1 is as fast as it was made.
  public let playbackRate: Float
  init(_ command: MPRemoteCommand, _ playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command)
  }
}

/// The user's opinion. Source: Apple's page "MPFeedbackCommandEvent".
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether it is taken back: never here.
  open var isNegative: Bool { false }
}

/// The commands of the running app. Source: Apple's page "MPRemoteCommandCenter".
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  /// Continues.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Continues or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Begins the next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// Begins the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Moves to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes how fast it plays.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The user likes it.
  public let likeCommand = MPFeedbackCommand()
  /// The user does not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// The user wants to find it again.
  public let bookmarkCommand = MPFeedbackCommand()

  override init() { super.init() }

  /// The commands of the calling app, of this launch.
  open class func shared() -> MPRemoteCommandCenter {
    NowPlayingState.current.with { values in
      values.begin()
      return values.center
    }
  }
}
