import Foundation

/// How samples are written. Source: Apple's page "AVAudioCommonFormat".
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How a sound is written. Source: Apple's page "AVAudioFormat".
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How samples are written.
  public let commonFormat: AVAudioCommonFormat
  /// Samples a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the samples of all channels alternate.
  public let isInterleaved: Bool

  /// Makes a format of its parts; nil for no samples or no channels.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (commonFormat, self.sampleRate, channelCount) = (format, sampleRate, channels)
    isInterleaved = interleaved
  }

  /// Makes a format of fractions; nil for no samples or no channels.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Makes a format of settings; nil for no samples or no channels.
  public convenience init?(settings: [String: Any]) {
    let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 44_100
    let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 1
    self.init(standardFormatWithSampleRate: rate, channels: channels)
  }

  init(channels: AVAudioChannelCount) {
    (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, 44_100, max(channels, 1), false)
  }

  /// The format as settings.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }

  /// Whether samples are fractions, one channel after the other.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
}

/// Samples of a sound. Source: Apple's page "AVAudioBuffer".
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// How the samples are written.
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples that are not compressed. Source: Apple's page "AVAudioPCMBuffer".
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many samples a channel can have.
  public let frameCapacity: AVAudioFrameCount
  /// How many samples each channel has.
  open var frameLength: AVAudioFrameCount = 0
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  /// Makes a buffer of silence.
  ///
  /// - Parameter frameCapacity: How many samples a channel can have.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (length, count) = (Int(frameCapacity), Int(format.channelCount))
    self.frameCapacity = frameCapacity
    samples = .allocate(capacity: max(length * count, 1))
    samples.initialize(repeating: 0, count: max(length * count, 1))
    channels = .allocate(capacity: count)
    for channel in 0..<count { channels.advanced(by: channel).initialize(to: samples + channel * length) }
    super.init(format)
  }

  deinit {
    samples.deallocate()
    channels.deallocate()
  }

  /// The samples of each channel as fractions.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
  /// How far apart the samples of a channel are.
  open var stride: Int { 1 }

  var duration: Double { Double(frameLength) / format.sampleRate }
}

/// A file of sound: a player node takes its duration; it has no samples here. Source: Apple's page "AVAudioFile".
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// How the sound is read and written.
  public let processingFormat: AVAudioFormat
  /// The place of the next sample.
  open var framePosition: AVAudioFramePosition = 0

  /// Opens a file.
  ///
  /// - Throws: If the file is not there, unless the test has given it a duration.
  public init(forReading fileURL: URL) throws {
    guard MediaState.current.exists(fileURL) else { throw AVAudioError.notThere(fileURL) }
    (url, processingFormat) = (fileURL, AVAudioFormat(channels: 2))
  }

  /// Makes an empty file.
  ///
  /// - Throws: If it cannot be written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try Data().write(to: fileURL)
    (url, processingFormat) = (fileURL, AVAudioFormat(settings: settings) ?? AVAudioFormat(channels: 1))
  }

  /// How the file is written.
  open var fileFormat: AVAudioFormat { processingFormat }
  /// How many samples each channel has.
  open var length: AVAudioFramePosition {
    AVAudioFramePosition(MediaState.current.duration(of: url) * processingFormat.sampleRate)
  }
  /// Fills a buffer with silence.
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = buffer.frameCapacity }
  /// Writes nothing.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A moment of a sound. Source: Apple's page "AVAudioTime".
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The time of the host.
  public let hostTime: UInt64
  /// The place of the sample.
  public let sampleTime: AVAudioFramePosition
  /// Samples a second.
  public let sampleRate: Double

  /// Makes a time of the host.
  public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }
  /// Makes the time of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
  }

  /// Whether it is a time of the host.
  open var isHostTimeValid: Bool { hostTime > 0 }
  /// Whether it is the time of a sample.
  open var isSampleTimeValid: Bool { sampleRate > 0 }
}
