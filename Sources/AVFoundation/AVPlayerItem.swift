import Foundation
import UnderstudyTime

/// What a player plays: an asset and the place in it. Source: Apple's page "AVPlayerItem".
open class AVPlayerItem: NSObject, _PropertyObservable, NSCopying, @unchecked Sendable {
  /// Whether an item can be played. Source: Apple's page "AVPlayerItem.Status".
  public enum Status: Int, Sendable {
    /// The item belongs to no player.
    case unknown
    /// It can be played.
    case readyToPlay
    /// It cannot.
    case failed
  }

  private struct Values {
    var status = Status.unknown
    weak var player: AVPlayer?
    weak var looper: AVPlayerLooper?
    var end = CMTime.invalid
  }

  /// The asset.
  public let asset: AVAsset
  /// Who follows the item.
  public let _observers = _ObserverList()
  let head = Playhead()
  private let values = Guarded(unchecked: Values())

  /// Makes an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Makes an item.
  ///
  /// - Parameter automaticallyLoadedAssetKeys: Have no effect: all is there.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }

  /// An item of the same asset.
  public func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

  // MARK: - Status

  /// Whether the item can be played; known in the app's turn after a player has got it.
  open var status: Status { values.withUncheckedLock { $0.status } }
  /// Why it cannot.
  open var error: (any Error)? { status == .failed ? AVError(.fileFormatNotRecognized) : nil }
  /// How long the item is.
  open var duration: CMTime { asset.duration }
  /// The tracks.
  open var tracks: [AVPlayerItemTrack] { asset.tracks.map { AVPlayerItemTrack($0) } }
  /// The size of the pictures in points: 1920 × 1080.
  open var presentationSize: CGSize { asset.tracks(withMediaType: .video).first?.naturalSize ?? .zero }
  /// What is there: all.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Where the player can go: everywhere.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether playback will not stop for lack of data: it will not.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether there is no data.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether all data is there.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// Whether the player can play faster.
  open var canPlayFastForward: Bool { true }
  /// Whether the player can play slower.
  open var canPlaySlowForward: Bool { true }
  /// Whether the player can play backwards.
  open var canPlayReverse: Bool { true }
  /// Whether the player can go step by step.
  open var canStepForward: Bool { true }

  var player: AVPlayer? { values.withUncheckedLock { $0.player } }
  var looper: AVPlayerLooper? {
    get { values.withUncheckedLock { $0.looper } }
    set { values.withUncheckedLock { $0.looper = newValue } }
  }

  func belongs(to player: AVPlayer?) {
    values.withUncheckedLock { $0.player = player }
    guard player != nil, status == .unknown else { return }
    let fails = asset.fails
    MediaTurn.enqueue { [weak self] in
      guard let self, status == .unknown else { return }
      values.withUncheckedLock { $0.status = fails ? .failed : .readyToPlay }
      _observers.didChange()
    }
  }

  // MARK: - Time

  /// Where the item is.
  open func currentTime() -> CMTime {
    CMTime(seconds: min(max(head.position, 0), duration.seconds), preferredTimescale: 1_000_000)
  }

  /// Where the item ends; invalid for its own end.
  open var forwardPlaybackEndTime: CMTime {
    get { values.withUncheckedLock { $0.end } }
    set {
      values.withUncheckedLock { $0.end = newValue }
      player?.itemDidMove(self)
    }
  }

  var end: Double {
    let time = forwardPlaybackEndTime
    return time.isNumeric ? min(time.seconds, duration.seconds) : duration.seconds
  }

  /// Moves the item to a time.
  ///
  /// - Parameter completionHandler: Called in the app's next turn, with true.
  @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    move(to: time)
    if let completionHandler { MediaTurn.enqueue { completionHandler(true) } }
  }

  /// Moves the item to a time; the tolerances have no effect, as any time can be reached.
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Moves the item to a time.
  ///
  /// - Returns: True.
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    move(to: time)
    return true
  }

  /// Moves the item by pictures, 30 a second.
  open func step(byCount stepCount: Int) {
    move(to: currentTime() + CMTime(value: CMTimeValue(stepCount), timescale: 30))
  }

  /// Ends what ``seek(to:completionHandler:)`` has begun: it has ended.
  open func cancelPendingSeeks() {}

  private func move(to time: CMTime) {
    let seconds = time.seconds
    guard !seconds.isNaN else { return }
    head.move(to: min(max(seconds, 0), duration.seconds))
    MediaState.current.log("Move \(asset.name) to \(head.position.inSeconds)")
    player?.itemDidMove(self)
    NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
  }

  // MARK: - Settings

  /// How much data is fetched ahead, in seconds; kept.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The largest number of bits a second; kept.
  open var preferredPeakBitRate: Double = 0
  /// The largest size; kept.
  open var preferredMaximumResolution: CGSize = .zero
  /// How pitch follows speed; kept.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Whether live streams are fetched while the player pauses; kept.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// What is shown about the item; kept.
  open var externalMetadata: [AVMetadataItem] = []
  /// Adds an output, without effect.
  open func add(_ output: AVPlayerItemOutput) {}
  /// Takes an output away, without effect.
  open func remove(_ output: AVPlayerItemOutput) {}
}

/// Gets pictures or sound of an item: there are none. Source: Apple's page "AVPlayerItemOutput".
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}

/// A track of an item. Source: Apple's page "AVPlayerItemTrack".
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The track of the asset.
  public let assetTrack: AVAssetTrack?
  /// Whether the track is played; kept.
  open var isEnabled = true

  init(_ track: AVAssetTrack) { assetTrack = track }
}

/// How pitch follows speed. Source: Apple's page "AVAudioTimePitchAlgorithm".
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The pitch stays, in the best quality, which fits music.
  public static let spectral = Self(rawValue: "Spectral")
  /// The pitch stays, with less work, which fits speech; the algorithm at first.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// The pitch rises and falls with the speed, as that of a record does.
  public static let varispeed = Self(rawValue: "Varispeed")
}

extension AVPlayerItem {
  /// Posted when an item has played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item that cannot be read was to be played.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when an item has moved by a jump.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Never posted, as playback does not stop for lack of data.
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// Never posted, as there are no logs of servers.
  public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

extension Notification.Name {
  /// As `AVPlayerItem.didPlayToEndTimeNotification`.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// As `AVPlayerItem.failedToPlayToEndTimeNotification`.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// As `AVPlayerItem.playbackStalledNotification`.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  /// As `AVPlayerItem.newErrorLogEntryNotification`.
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

/// The key of the error in `failedToPlayToEndTimeNotification`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
