import Foundation
import Understudy
import UnderstudyCore
import UnderstudyTime

/// Whether something plays, as the app says it. Source: Apple's page "MPNowPlayingPlaybackState".
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// What plays, as the app says it to the lock screen; a test reads it by `app.world.nowPlaying`.
///
/// Source: Apple's page "MPNowPlayingInfoCenter".
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()

  private override init() { super.init() }

  /// The center of the calling app.
  open class func `default`() -> MPNowPlayingInfoCenter { only }

  /// What plays, by the keys of `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil for nothing.
  open var nowPlayingInfo: [String: Any]? {
    get { NowPlayingState.current.with { $0.isOfLaunch ? $0.info : nil } }
    set {
      NowPlayingState.current.with { values in
        values.begin()
        values.info = newValue
      }
    }
  }

  /// Whether something plays.
  open var playbackState: MPNowPlayingPlaybackState {
    get { NowPlayingState.current.with { $0.isOfLaunch ? $0.playback : .unknown } }
    set {
      NowPlayingState.current.with { values in
        values.begin()
        values.playback = newValue
      }
    }
  }
}

/// A picture of what plays. Source: Apple's page "MPMediaItemArtwork".
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// Where the picture lies, in points.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Makes a picture of sizes that are asked for.
  ///
  /// - Parameters:
  ///   - boundsSize: The largest size, in points.
  ///   - requestHandler: Makes the picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }

  /// The picture in a size; nil for a size that is not positive.
  open func image(at size: CGSize) -> UIImage? { size.width > 0 && size.height > 0 ? request(size) : nil }
}

/// The kind of what plays. Source: Apple's page "MPNowPlayingInfoMediaType".
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The composer.
public let MPMediaItemPropertyComposer = "composer"
/// The genre.
public let MPMediaItemPropertyGenre = "genre"
/// The length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The picture, an ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// The number on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many there are on the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// How much has been played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays; 1 is as fast as it was made.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it plays by default.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The number in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many there are in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The number of the chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it has no end, as a radio.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The kind, a number of ``MPNowPlayingInfoMediaType``.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// What the running app has said, and what it does on commands.
final class NowPlayingState: SystemPart {
  struct Values {
    /// The launch that all else belongs to.
    weak var host: UnderstudyCore.Host?
    var info: [String: Any]?
    var playback = MPNowPlayingPlaybackState.unknown
    var center = MPRemoteCommandCenter()

    /// Whether the launch is the one whose code runs.
    var isOfLaunch: Bool { Self.launch == nil || host === Self.launch }

    /// Forgets what an earlier launch has said.
    mutating func begin() {
      guard let launch = Self.launch, host !== launch else { return }
      (host, info, playback, center) = (launch, nil, .unknown, MPRemoteCommandCenter())
    }

    private static var launch: UnderstudyCore.Host? {
      Caller.current.map(\.session).flatMap { session in
        MainThread.isCurrent ? assumeMain { UnderstudyCore.Host.running(in: session) } : nil
      }
    }
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }
}
