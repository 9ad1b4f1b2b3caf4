import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the app says that it plays, and the buttons of the lock screen.
  public var nowPlaying: NowPlaying { NowPlaying(world: self) }

  /// What the app says that it plays, and the buttons of the lock screen.
  @preconcurrency @MainActor
  public struct NowPlaying {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: NowPlayingState { world.part(NowPlayingState.self) }

    /// What plays, by the keys of `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil for nothing.
    public var info: [String: Any]? {
      control.settle()
      return state.with { $0.host === control.host ? $0.info : nil }
    }

    /// The title of what plays; nil for nothing.
    public var title: String? { info?[MPMediaItemPropertyTitle] as? String }

    /// Whether something plays, as the app says it.
    public var playbackState: MPNowPlayingPlaybackState {
      control.settle()
      return state.with { $0.host === control.host ? $0.playback : .unknown }
    }

    /// Presses a button of the lock screen. Fails the test if the app does nothing on it.
    ///
    /// - Parameter command: The button.
    /// - Returns: What the app says that it did.
    @discardableResult
    public func send(
      _ command: RemoteCommand, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> MPRemoteCommandHandlerStatus {
      let site = CallSite(fileID, file, line)
      control.settle()
      let center = state.with { $0.host === control.host ? $0.center : nil }
      guard let center, command.button(of: center).canAct else {
        control.fail("Could not send \(command): the app has no target for it, or has disabled it.", at: site)
        return .commandFailed
      }
      var status = MPRemoteCommandHandlerStatus.commandFailed
      control.act("Send \(command)", at: site) {
        status = command.button(of: center).perform(command.event(in: center))
      }
      return status
    }
  }

  /// A button of the lock screen or of earphones.
  public enum RemoteCommand: Hashable, Sendable, CustomStringConvertible {
    case play, pause, stop, togglePlayPause, nextTrack, previousTrack, like, dislike, bookmark
    /// Skips seconds; nil for the first number that the app prefers, or 15.
    case skipForward(TimeInterval?)
    /// Goes back by seconds; nil for the first number that the app prefers, or 15.
    case skipBackward(TimeInterval?)
    /// Moves to a time in seconds.
    case changePosition(TimeInterval)
    /// Changes how fast it plays.
    case changeRate(Float)

    /// Such as `skipForward 15.0`.
    public var description: String {
      switch self {
      case .play: "play"
      case .pause: "pause"
      case .stop: "stop"
      case .togglePlayPause: "togglePlayPause"
      case .nextTrack: "nextTrack"
      case .previousTrack: "previousTrack"
      case .like: "like"
      case .dislike: "dislike"
      case .bookmark: "bookmark"
      case .skipForward(let interval): "skipForward" + (interval.map { " \($0)" } ?? "")
      case .skipBackward(let interval): "skipBackward" + (interval.map { " \($0)" } ?? "")
      case .changePosition(let time): "changePosition \(time)"
      case .changeRate(let rate): "changeRate \(rate)"
      }
    }

    fileprivate func button(of center: MPRemoteCommandCenter) -> MPRemoteCommand {
      switch self {
      case .play: center.playCommand
      case .pause: center.pauseCommand
      case .stop: center.stopCommand
      case .togglePlayPause: center.togglePlayPauseCommand
      case .nextTrack: center.nextTrackCommand
      case .previousTrack: center.previousTrackCommand
      case .like: center.likeCommand
      case .dislike: center.dislikeCommand
      case .bookmark: center.bookmarkCommand
      case .skipForward: center.skipForwardCommand
      case .skipBackward: center.skipBackwardCommand
      case .changePosition: center.changePlaybackPositionCommand
      case .changeRate: center.changePlaybackRateCommand
      }
    }

    fileprivate func event(in center: MPRemoteCommandCenter) -> MPRemoteCommandEvent {
      let button = button(of: center)
      switch self {
      case .skipForward(let interval), .skipBackward(let interval):
        let preferred = (button as? MPSkipIntervalCommand)?.preferredIntervals.first?.doubleValue
        return MPSkipIntervalCommandEvent(button, interval ?? preferred ?? 15)
      case .changePosition(let time): return MPChangePlaybackPositionCommandEvent(button, time)
      case .changeRate(let rate): return MPChangePlaybackRateCommandEvent(button, rate)
      case .like, .dislike, .bookmark: return MPFeedbackCommandEvent(button)
      default: return MPRemoteCommandEvent(button)
      }
    }
  }
}
