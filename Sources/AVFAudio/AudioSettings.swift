import Foundation

/// The key for the format of a sound, a number such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key for the number of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key for the quality of an encoder, of `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key for the number of bits a second of an encoder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key for the number of bits a sample of an encoder.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key for the number of bits a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key for whether the highest byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key for whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key for whether channels lie one after the other.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The number of an audio format.
public typealias AudioFormatID = UInt32
/// Uncompressed samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// IMA.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

/// How well a sound is encoded. Source: Apple's page "AVAudioQuality".
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of samples of all channels.
public typealias AVAudioFrameCount = UInt32
/// The place of a sample.
public typealias AVAudioFramePosition = Int64
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
