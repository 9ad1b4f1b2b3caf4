import Foundation
import UnderstudyTime

/// Plays a sound on the app's clock; nothing sounds. Source: Apple's page "AVAudioPlayer".
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let head = Playhead()
  private let name: String
  private var remainingLoops = 0

  /// The address of the sound; nil for one of data.
  open private(set) var url: URL?
  /// The sound; nil for one of an address.
  open private(set) var data: Data?
  /// How long the sound is, in seconds.
  open private(set) var duration: TimeInterval
  /// The number of channels.
  open private(set) var numberOfChannels = 2
  /// How the sound is written.
  open private(set) var settings: [String: Any] = [AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 2]
  /// Is notified of the end; not retained.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Makes a player for a file.
  ///
  /// - Throws: If the file is not there, unless the test has given it a duration, and where the test has it fail.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  /// As ``init(contentsOf:)``.
  ///
  /// - Parameter utiString: The kind of the file, which is not needed.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    let media = MediaState.current
    guard media.exists(url) else { throw AVAudioError.notThere(url) }
    guard !media.fails(url) else { throw AVAudioError.unreadable(url.lastPathComponent) }
    (self.url, name, duration) = (url, url.lastPathComponent, media.duration(of: url))
    super.init()
  }

  /// Makes a player for data.
  ///
  /// - Throws: If the data is empty.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// As ``init(data:)``.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard !data.isEmpty else { throw AVAudioError.unreadable("empty data") }
    let file = WaveFile(data)
    (self.data, name, duration) = (data, "data", file?.duration ?? 60)
    super.init()
    if let file { numberOfChannels = file.channels }
  }

  /// Makes a player of nothing, which does not play.
  public override init() {
    (name, duration) = ("nothing", 0)
    super.init()
  }

  deinit { MediaState.current.note(self, plays: nil) }

  // MARK: - Playing

  /// Whether the sound plays.
  open var isPlaying: Bool { head.rate != 0 }

  /// Makes the player ready: it is.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from ``currentTime``.
  ///
  /// - Returns: Whether there is a sound.
  @discardableResult open func play() -> Bool {
    guard url != nil || data != nil else { return false }
    guard !isPlaying else { return true }
    remainingLoops = numberOfLoops
    MediaState.current.log("Play \(name)")
    start()
    return true
  }

  /// Plays at a time of the device.
  ///
  /// - Parameter time: By ``deviceCurrentTime``.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard let session = Caller.current?.session, time > deviceCurrentTime else { return play() }
    session.schedule(after: .seconds(time - deviceCurrentTime), for: WorkOrigin("Playback", name: name)) {
      [weak self] in
      self?.play()
    }
    return true
  }

  private func start() {
    head.start(at: enableRate ? Double(rate) : 1)
    MediaState.current.note(self, plays: name)
    head.schedule(at: duration, name) { [weak self] in self?.end() }
  }

  @MainActor private func end() {
    if remainingLoops != 0, duration > 0 {
      remainingLoops -= 1
      head.move(to: 0)
      return start()
    }
    head.move(to: 0)
    MediaState.current.note(self, plays: nil)
    MediaState.current.log("\(name) has ended")
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  /// Stops at the present position.
  open func pause() { halt("Pause") }

  /// Stops; the position stays, as on a device.
  open func stop() { halt("Stop") }

  private func halt(_ verb: String) {
    guard isPlaying else { return }
    head.stop()
    MediaState.current.note(self, plays: nil)
    MediaState.current.log("\(verb) \(name)")
  }

  /// Where the sound is, in seconds.
  open var currentTime: TimeInterval {
    get { min(head.position, duration) }
    set {
      let wasPlaying = isPlaying
      head.move(to: min(max(newValue, 0), duration))
      if wasPlaying { start() }
    }
  }

  /// The time of the device, in seconds: the app's clock.
  open var deviceCurrentTime: TimeInterval { (Caller.current?.session.now ?? .zero) / .seconds(1) }

  // MARK: - Settings

  /// How often the sound is played again; less than zero for ever.
  open var numberOfLoops = 0
  /// How loud the sound is, from 0 to 1.
  open var volume: Float = 1
  /// Changes how loud the sound is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Where the sound is between left and right, from -1 to 1.
  open var pan: Float = 0
  /// Whether ``rate`` applies; set before the sound plays.
  open var enableRate = false
  /// How fast the sound is: 1 as it is.
  open var rate: Float = 1 {
    didSet { if isPlaying, enableRate { start() } }
  }
  /// How the sound is written.
  open var format: AVAudioFormat { AVAudioFormat(channels: AVAudioChannelCount(numberOfChannels)) }
  /// Whether levels are measured: there are none.
  open var isMeteringEnabled = false
  /// Measures levels: there are none.
  open func updateMeters() {}
  /// The level of a channel: silence, which is -160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level of a channel: silence, which is -160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is notified of what a player does. All methods are optional. Source: Apple's page "AVAudioPlayerDelegate".
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Runs when the sound has ended by itself.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called, as nothing is decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Why a sound cannot be played, with a device's domain and codes.
enum AVAudioError {
  static func notThere(_ url: URL) -> NSError { error(2_003_334_207, "There is no file \(url.path).") }
  static func unreadable(_ name: String) -> NSError { error(1_954_115_647, "\(name) cannot be read as a sound.") }

  private static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
