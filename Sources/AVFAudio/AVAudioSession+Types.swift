import Foundation

extension AVAudioSession {
  /// How the app's sound mixes with others. Source: Apple's page "AVAudioSession.Category".
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")

    var name: String { rawValue.replacingOccurrences(of: "AVAudioSessionCategory", with: "") }
  }

  /// What the app does with sound. Source: Apple's page "AVAudioSession.Mode".
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")

    var name: String { rawValue.replacingOccurrences(of: "AVAudioSessionMode", with: "") }
  }

  /// What is special about a category. Source: Apple's page "AVAudioSession.CategoryOptions".
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 0x1)
    public static let duckOthers = Self(rawValue: 0x2)
    public static let allowBluetooth = Self(rawValue: 0x4)
    public static let allowBluetoothHFP = Self(rawValue: 0x4)
    public static let defaultToSpeaker = Self(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 0x11)
    public static let allowBluetoothA2DP = Self(rawValue: 0x20)
    public static let allowAirPlay = Self(rawValue: 0x40)
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 0x80)
  }

  /// What happens to others when the app's sound begins or ends. Source: Apple's page "AVAudioSession.SetActiveOptions".
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// How the app's sound begins; there are no options. Source: Apple's page "AVAudioSessionActivationOptions".
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Whether the app may record. Source: Apple's page "AVAudioSession.RecordPermission".
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// Where sound goes to. Source: Apple's page "AVAudioSession.PortOverride".
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }

  /// The way of the sound. Source: Apple's page "AVAudioSession.RouteSharingPolicy".
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }

  /// Whether an interruption begins or ends. Source: Apple's page "AVAudioSession.InterruptionType".
  public enum InterruptionType: UInt, Sendable, CustomStringConvertible {
    /// It ends.
    case ended = 0
    /// It begins.
    case began = 1

    /// The name of the case.
    public var description: String { self == .began ? "began" : "ended" }
  }

  /// What the app is to do after an interruption. Source: Apple's page "AVAudioSession.InterruptionOptions".
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }

  /// Why the way of the sound has changed. Source: Apple's page "AVAudioSession.RouteChangeReason".
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// What sound comes from or goes to. Source: Apple's page "AVAudioSession.Port".
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a port of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let headphones = Self(rawValue: "Headphones")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let carAudio = Self(rawValue: "CarAudio")
    public static let HDMI = Self(rawValue: "HDMIOutput")
    public static let usbAudio = Self(rawValue: "USBAudio")
  }

  /// Posted when an interruption begins or ends; the test makes one by `app.world.media.interrupt(_:)`.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Never posted, as the way of the sound does not change.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Never posted, as the services are never lost.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Never posted, as the services are never reset.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Never posted, as no other app plays.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of an interruption's type, a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of an interruption's options, a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why the way of the sound has changed, a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way of the sound before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
