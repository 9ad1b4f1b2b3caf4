import Foundation
import UnderstudyTime

/// What a track or a device has: pictures, sound or text. Source: Apple's page "AVMediaType".
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a type of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Moving pictures; also the type that asks for a camera.
  public static let video = Self(rawValue: "vide")
  /// Sound; also the type that asks for the microphone.
  public static let audio = Self(rawValue: "soun")
  /// Text that belongs to times.
  public static let text = Self(rawValue: "text")
  /// Captions within the pictures' stream, which the viewer can switch on.
  public static let closedCaption = Self(rawValue: "clcp")
  /// Subtitles in a track of their own.
  public static let subtitle = Self(rawValue: "sbtl")
  /// The time at which each picture was recorded.
  public static let timecode = Self(rawValue: "tmcd")
  /// Values about what is played, each at its time.
  public static let metadata = Self(rawValue: "meta")
  /// Pictures and sound together in one stream.
  public static let muxed = Self(rawValue: "muxx")
  /// How far each part of a picture is from the camera.
  public static let depthData = Self(rawValue: "dpth")
}

/// A kind of file. Source: Apple's page "AVFileType".
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime film.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// An MPEG-4 film, which plays almost anywhere.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// An MPEG-4 film as Apple's stores sell it.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// Sound in an MPEG-4 file.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// Sound as MPEG layer 3.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// Sound without compression, as on Windows.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// Sound of any codec in Apple's container, without a limit of length.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// Sound without compression, as Apple's older programs write it.
  public static let aiff = Self(rawValue: "public.aiff-audio")
  /// A still picture as JPEG.
  public static let jpg = Self(rawValue: "public.jpeg")
  /// A still picture compressed by HEVC.
  public static let heic = Self(rawValue: "public.heic")
}

/// Why something of AVFoundation has failed. Source: Apple's page "AVError".
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The cause is not known.
    case unknown = -11800
    /// The capture session must be started first; also what a photo without one fails with.
    case sessionNotRunning = -11803
    /// The device is no longer connected; never thrown here.
    case deviceNotConnected = -11814
    /// A file is already where one is to be written; never thrown here.
    case fileAlreadyExists = -11823
    /// A file could not be written from the asset; never thrown here.
    case exportFailed = -11820
    /// The bytes cannot be decoded; what a picture of an asset that cannot be read fails with.
    case decodeFailed = -11821
    /// The bytes are no sound or film that can be read: the asset fails.
    case fileFormatNotRecognized = -11828
    /// The content may not be read by this app; never thrown here.
    case contentIsProtected = -11831
    /// The asset has no picture at the time that was asked for.
    case noImageAtTime = -11832
    /// The user does not let the app use the camera or the microphone.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// What was asked for cannot be had now; never thrown here.
    case contentIsUnavailable = -11863
    /// The work was cancelled; never thrown here.
    case operationCancelled = -11878

    /// Whether an error has the reason, for `catch AVError.decodeFailed`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? AVError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// A text for developers.
  public var errorDescription: String? { "The operation could not be completed: \(code)." }

  /// The cause is not known.
  public static var unknown: Code { .unknown }
  /// The bytes cannot be decoded; what a picture of an asset that cannot be read fails with.
  public static var decodeFailed: Code { .decodeFailed }
  /// The asset has no picture at the time that was asked for.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// A file could not be written from the asset; never thrown here.
  public static var exportFailed: Code { .exportFailed }
  /// The work was cancelled; never thrown here.
  public static var operationCancelled: Code { .operationCancelled }
  /// What was asked for cannot be had now; never thrown here.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The user does not let the app use the camera or the microphone.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}

/// The domain of errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// A sound or a film, of which the length is known. Source: Apple's page "AVAsset".
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let address: URL?

  init(_ address: URL?) { self.address = address }

  /// Makes an asset of an address.
  public convenience init(url URL: URL) { self.init(URL) }

  /// Whether the test has it fail.
  var fails: Bool { address.map { MediaState.current.fails($0) } ?? false }

  /// The last part of the address.
  package var name: String { address?.lastPathComponent ?? "asset" }

  /// How long it is, as the test, a WAV file or the default of a minute says.
  open var duration: CMTime {
    address.map { CMTime(seconds: MediaState.current.duration(of: $0), preferredTimescale: 600) } ?? .zero
  }

  /// Whether it can be played.
  open var isPlayable: Bool { !fails }
  /// Whether it can be written to another file: it cannot.
  open var isExportable: Bool { false }
  /// Whether its samples can be read: they cannot.
  open var isReadable: Bool { false }
  /// Whether it is protected.
  open var hasProtectedContent: Bool { false }
  /// How fast it is meant to be.
  open var preferredRate: Float { 1 }
  /// How loud it is meant to be, from 0 to 1.
  open var preferredVolume: Float { 1 }
  /// How its picture is turned: it is not.
  open var preferredTransform: CGAffineTransform { .identity }
  /// What is known about it: nothing.
  open var metadata: [AVMetadataItem] { [] }
  /// What is known about it in all formats: nothing.
  open var commonMetadata: [AVMetadataItem] { [] }

  /// The tracks: sound, and pictures unless its name is that of a sound.
  open var tracks: [AVAssetTrack] {
    let sounds = ["wav", "mp3", "m4a", "aac", "caf", "aiff", "aif", "flac", "ogg"]
    let hasPictures = !sounds.contains(address?.pathExtension.lowercased() ?? "")
    return (hasPictures ? [AVAssetTrack(self, .video)] : []) + [AVAssetTrack(self, .audio)]
  }

  /// The tracks of a type.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The tracks of a type.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try check()
    return tracks(withMediaType: mediaType)
  }

  /// As ``loadTracks(withMediaType:)``.
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    completionHandler(fails ? nil : tracks(withMediaType: mediaType), fails ? AVError(.fileFormatNotRecognized) : nil)
  }

  func check() throws { if fails { throw AVError(.fileFormatNotRecognized) } }

  /// Loads properties by their names; the closure runs in the app's next turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { MediaTurn.enqueue { handler?() } }

  /// Whether a property is there: it is, unless the test makes the asset fail.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil) -> AVKeyValueStatus
  {
    fails ? .failed : .loaded
  }

  /// Ends loading.
  open func cancelLoading() {}
}

/// Whether a property has been loaded. Source: Apple's page "AVKeyValueStatus".
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// An asset of an address. Source: Apple's page "AVURLAsset".
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Makes an asset.
  ///
  /// - Parameter options: Have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(URL)
  }
}

/// The option for an exact duration, which it is.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Pictures or sound of an asset. Source: Apple's page "AVAssetTrack".
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The asset.
  open private(set) weak var asset: AVAsset?
  /// What the track has.
  public let mediaType: AVMediaType
  private let length: CMTime

  init(_ asset: AVAsset, _ type: AVMediaType) { (self.asset, mediaType, length) = (asset, type, asset.duration) }

  /// The number of the track in its asset.
  open var trackID: Int32 { mediaType == .video ? 1 : 2 }
  /// When the track begins and how long it is.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
  /// The size of the pictures in points: 1920 × 1080.
  open var naturalSize: CGSize { mediaType == .video ? CGSize(width: 1920, height: 1080) : .zero }
  /// How the pictures are turned: they are not.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The number of pictures a second.
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  /// The number of bits a second.
  open var estimatedDataRate: Float { 0 }
  /// Whether the track can be played.
  open var isPlayable: Bool { true }
}

/// What is known about an asset. Source: Apple's page "AVMetadataItem".
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What it is about in all formats.
  open var commonKey: AVMetadataKey? { nil }
  /// What it identifies.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The value.
  open var value: Any? { nil }
  /// The value as a text.
  open var stringValue: String? { value as? String }
  /// The value as data.
  open var dataValue: Data? { value as? Data }
}

/// A value that the app writes. Source: Apple's page "AVMutableMetadataItem".
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var storedIdentifier: AVMetadataIdentifier?
  private var storedValue: Any?

  /// Makes an item without a value.
  public override init() { super.init() }
  /// What it identifies.
  open override var identifier: AVMetadataIdentifier? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  /// The value.
  open override var value: Any? {
    get { storedValue }
    set { storedValue = newValue }
  }
  /// The language of the value.
  open var extendedLanguageTag: String?
}

/// What a value is about in all formats. Source: Apple's page "AVMetadataKey".
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the work is called.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// Who made the work.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The album that the work is of.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// A picture for the work, as data.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}

/// What a value identifies. Source: Apple's page "AVMetadataIdentifier".
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the work is called, whatever the format.
  public static let commonIdentifierTitle = Self(rawValue: "comn/title")
  /// Who made the work, whatever the format.
  public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
  /// A picture for the work, whatever the format.
  public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
  /// A text about the work, whatever the format.
  public static let commonIdentifierDescription = Self(rawValue: "comn/description")
}
