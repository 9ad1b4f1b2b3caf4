import Foundation

extension AVAudioSession {
  /// How the app's sound mixes with others. Source: Apple's page "AVAudioSession.Category".
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that the app can do without: it mixes with others and falls silent with the ring switch.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that stops that of other apps and falls silent with the ring switch; the category at first.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is the point of the app, as music is: it continues in silent mode and in the background.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app takes sound in and plays none.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// The app takes sound in and plays it at once, as in a call.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several inputs and outputs work at a time, each with a sound of its own.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")

    var name: String { rawValue.replacingOccurrences(of: "AVAudioSessionCategory", with: "") }
  }

  /// What the app does with sound. Source: Apple's page "AVAudioSession.Mode".
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing special; the mode at first, and of a category that is set without one.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// A call: the voice is made clear and echo is removed.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// A call with pictures, in which sound comes from the speaker.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Talk of players beside the sound of a game; the system's game services set it.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Sound for a film from the camera, by the microphone next to it.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Sound for measuring, with as little processing as possible.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Sound of films, which the system makes fuller.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech without end, as of a podcast: it pauses when another app speaks a short text.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Short texts, as of a route: they are heard beside what other apps play.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")

    var name: String { rawValue.replacingOccurrences(of: "AVAudioSessionMode", with: "") }
  }

  /// What is special about a category. Source: Apple's page "AVAudioSession.CategoryOptions".
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound of other apps continues beside the app's.
    public static let mixWithOthers = Self(rawValue: 0x1)
    /// The sound of other apps continues, but quieter, while the app's session is active.
    public static let duckOthers = Self(rawValue: 0x2)
    /// The older name of ``allowBluetoothHFP``.
    public static let allowBluetooth = Self(rawValue: 0x4)
    /// A Bluetooth headset with a microphone can be used, with the quality of a call.
    public static let allowBluetoothHFP = Self(rawValue: 0x4)
    /// Sound goes to the speaker instead of the receiver at the ear.
    public static let defaultToSpeaker = Self(rawValue: 0x8)
    /// Music of other apps continues, but speech such as a podcast pauses.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 0x11)
    /// Bluetooth headphones without a microphone can be used, with the quality of music.
    public static let allowBluetoothA2DP = Self(rawValue: 0x20)
    /// Sound can go to AirPlay devices.
    public static let allowAirPlay = Self(rawValue: 0x40)
    /// The session continues when the system mutes the microphone.
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 0x80)
  }

  /// What happens to others when the app's sound begins or ends. Source: Apple's page "AVAudioSession.SetActiveOptions".
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps may resume their sound when the app's session ends; no other app plays here.
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
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user does not let the app record.
    case denied = 0x6465_6E79
    /// The user lets the app record.
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
    /// The app is asked to continue: the test chooses it by `app.world.media.interrupt(_:shouldResume:)`.
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
    /// The device's microphone; the only input here.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a headset with a cable.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// The device's loudspeaker; the only output here.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The small speaker that is held to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// Headphones with a cable.
    public static let headphones = Self(rawValue: "Headphones")
    /// Bluetooth headphones that play music, without a microphone.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth headset for calls, which has a microphone, too.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// A Bluetooth device of low energy, as hearing aids are.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// A speaker or a television in the network.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// The speakers of a car by CarPlay.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A screen with sound at a cable.
    public static let HDMI = Self(rawValue: "HDMIOutput")
    /// A device at a USB cable, as an interface for instruments.
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
