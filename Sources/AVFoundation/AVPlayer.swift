import Foundation
import UnderstudyTime

/// Plays a film or a sound on the app's clock; nothing sounds, and pictures stay black. Source: Apple's page "AVPlayer".
open class AVPlayer: NSObject, _PropertyObservable, @unchecked Sendable {
  /// Whether a player can play. Source: Apple's page "AVPlayer.Status".
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Whether a player plays. Source: Apple's page "AVPlayer.TimeControlStatus".
  public enum TimeControlStatus: Int, Sendable {
    /// It has paused.
    case paused
    /// It waits for its item.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }

  /// What a player does at the end of an item. Source: Apple's page "AVPlayer.ActionAtItemEnd".
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes to the next one.
    case advance
    /// It pauses.
    case pause
    /// It keeps its rate, and stays there.
    case none
  }

  /// Why a player waits. Source: Apple's page "AVPlayer.WaitingReason".
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a reason of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The player loads more to play without a pause; never the case here, as items need no loading.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The player measures how fast the item loads; never the case here.
    public static let evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// The player has a rate but no item; the only reason here.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  struct Values {
    var item: AVPlayerItem?
    var rate: Float = 0
    var timers: [TimeObserver] = []
    var atEnd = ActionAtItemEnd.pause
  }

  /// Who follows the player.
  public let _observers = _ObserverList()
  private let values = Guarded(unchecked: Values())

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Makes a player without an item.
  public override init() { super.init() }

  /// Makes a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  deinit {
    currentItem?.head.stop()
    MediaState.current.note(self, plays: nil)
  }

  // MARK: - Item

  /// What the player plays.
  open var currentItem: AVPlayerItem? { with { $0.item } }

  /// Plays another item, from where that is.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.head.stop()
    currentItem?.belongs(to: nil)
    with { $0.item = item }
    item?.belongs(to: self)
    resume()
    _observers.didChange()
  }

  /// Whether the player can play: it can.
  open var status: Status { .readyToPlay }
  /// Why the player cannot play: it can.
  open var error: (any Error)? { nil }
  /// What happens at the end of an item; at first the player pauses.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { with { $0.atEnd } }
    set { with { $0.atEnd = newValue } }
  }

  // MARK: - Playing

  /// Seconds of the item in a second of the clock; zero while the player has paused.
  open var rate: Float {
    get { with { $0.rate } }
    set { change(newValue) }
  }
  /// The rate of ``play()``; 1 at first.
  open var defaultRate: Float = 1

  /// Plays from where the item is.
  open func play() { change(defaultRate) }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { change(rate) }
  /// Pauses.
  open func pause() { change(0) }

  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus {
    with { values in
      if values.rate == 0 { return .paused }
      return values.item == nil ? .waitingToPlayAtSpecifiedRate : .playing
    }
  }
  /// Why the player waits.
  open var reasonForWaitingToPlay: WaitingReason? {
    timeControlStatus == .waitingToPlayAtSpecifiedRate ? .noItemToPlay : nil
  }

  private func change(_ rate: Float) {
    let item = currentItem
    if rate != 0, let item, item.asset.fails {
      MediaState.current.log("\(item.asset.name) cannot be played")
      let key = AVPlayerItemFailedToPlayToEndTimeErrorKey
      return NotificationCenter.default.post(
        name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item,
        userInfo: [key: AVError(.fileFormatNotRecognized)])
    }
    guard with({ $0.rate }) != rate else { return }
    with { $0.rate = rate }
    if let item {
      let place = max(item.head.position, 0).inSeconds
      MediaState.current.log(
        rate == 0 ? "Pause \(item.asset.name) at \(place)" : "Play \(item.asset.name) from \(place)")
    }
    resume()
    rateDidChange()
    notifyPeriodicObservers()
  }

  private func rateDidChange() {
    _observers.didChange()
    NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
  }

  /// Moves the item at the rate, and schedules what happens on its way.
  func resume() {
    guard let item = currentItem, rate != 0 else {
      currentItem?.head.stop()
      return MediaState.current.note(self, plays: nil)
    }
    let limit = rate > 0 ? item.end : 0
    MediaState.current.note(self, plays: item.asset.name)
    item.head.start(at: Double(rate))
    for timer in with({ $0.timers }) { schedule(timer, on: item) }
    item.head.schedule(at: limit, item.asset.name) { [weak self, weak item] in
      if let self, let item, item === currentItem { didReachEnd(of: item, at: limit) }
    }
  }

  func itemDidMove(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    resume()
    notifyPeriodicObservers()
  }

  @MainActor private func didReachEnd(of item: AVPlayerItem, at limit: Double) {
    item.head.move(to: limit)
    MediaState.current.note(self, plays: nil)
    MediaState.current.log("\(item.asset.name) has ended")
    notifyPeriodicObservers()
    if let looper = item.looper, looper.restarts(item) {
      item.head.move(to: 0)
      resume()
      return NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }
    if actionAtItemEnd == .pause {
      with { $0.rate = 0 }
      rateDidChange()
    }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if actionAtItemEnd == .advance { advance(from: item) }
  }

  /// Goes to what follows an item; without anything the player has none.
  func advance(from item: AVPlayerItem) {}

  /// Makes the player ready: it is.
  ///
  /// - Parameter completionHandler: Called in the app's next turn, with true.
  @preconcurrency open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    MediaTurn.enqueue { completionHandler?(true) }
  }
  /// Ends what ``preroll(atRate:completionHandler:)`` has begun: it has ended.
  open func cancelPendingPrerolls() {}

  // MARK: - Settings

  /// How loud the player is, from 0 to 1; kept.
  open var volume: Float = 1 { didSet { _observers.didChange() } }
  /// Whether the player is silent; kept.
  open var isMuted = false { didSet { _observers.didChange() } }
  /// Whether the player waits for enough data; kept, as all data is there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show the film; kept.
  open var allowsExternalPlayback = true
  /// Whether another screen is used while one is there; kept.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether another screen shows the film: none does.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether the screen stays on; kept.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether subtitles follow the user's settings; kept.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// What happens to films in the background; kept.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Whether the device shows a high dynamic range: it does not.
  public static let eligibleForHDRPlayback = false

  /// Posted when the rate has changed.
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}

/// What happens to films in the background. Source: Apple's page "AVPlayerAudiovisualBackgroundPlaybackPolicy".
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}
