import Foundation
import UnderstudyCore
import UnderstudyTime

/// How the app uses the device's sound. Its settings are kept, for the app alone. Source: Apple's page "AVAudioSession".
open class AVAudioSession: NSObject, @unchecked Sendable {
  private struct Values {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var isActive = false
    var sampleRate = 44_100.0
    var bufferDuration = 0.02
    var port = PortOverride.none
  }

  private let values = Guarded(Values())

  override init() { super.init() }

  /// The session of the calling app.
  open class func sharedInstance() -> AVAudioSession { SessionState.current.session }

  // MARK: - Category

  /// How the app's sound mixes with others; at first ``Category/soloAmbient``.
  open var category: Category { values.withLock { $0.category } }
  /// What the app does with sound; at first ``Mode/default``.
  open var mode: Mode { values.withLock { $0.mode } }
  /// What is special about the category; at first nothing.
  open var categoryOptions: CategoryOptions { values.withLock { $0.options } }
  /// The way of the sound; always the default.
  open var routeSharingPolicy: RouteSharingPolicy { .default }
  /// All categories.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// All modes.
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio,
      .voicePrompt,
    ]
  }

  /// Says how the app uses sound.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }

  /// Says how the app uses sound.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Says how the app uses sound.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    values.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
    MediaState.current.log("Session: \(category.name), \(mode.name)")
  }

  /// Says how the app uses sound; the policy has no effect.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }

  /// Says what the app does with sound.
  open func setMode(_ mode: Mode) throws { values.withLock { $0.mode = mode } }

  // MARK: - Activation

  /// Begins or ends the app's use of sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    values.withLock { $0.isActive = active }
    MediaState.current.log(active ? "Session: active" : "Session: not active")
  }

  /// Begins the app's use of sound.
  ///
  /// - Returns: True.
  open func activate(options: ActivationOptions = []) async throws -> Bool {
    try setActive(true)
    return true
  }

  /// Whether another app plays: none does.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether another app plays what must not be disturbed: none does.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  func interrupt(_ type: InterruptionType, shouldResume: Bool) {
    if type == .began { values.withLock { $0.isActive = false } }
    var info: [AnyHashable: Any] = [AVAudioSessionInterruptionTypeKey: type.rawValue]
    if type == .ended {
      let options: InterruptionOptions = shouldResume ? .shouldResume : []
      info[AVAudioSessionInterruptionOptionKey] = options.rawValue
    }
    NotificationCenter.default.post(name: Self.interruptionNotification, object: self, userInfo: info)
  }

  // MARK: - Permission

  /// Whether the app may record.
  open var recordPermission: RecordPermission {
    switch MicrophoneState.current.question.status {
    case .undetermined: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user whether the app may record, unless that is decided: by an alert of the home screen's, or by
  /// `app.world.media.microphone`.
  ///
  /// - Parameter response: Called outside of the main actor.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Task { response(await MicrophoneState.current.request()) }
  }

  // MARK: - Hardware

  /// Samples a second.
  open var sampleRate: Double { values.withLock { $0.sampleRate } }
  /// Samples a second, as the app prefers them.
  open var preferredSampleRate: Double { sampleRate }
  /// Chooses the samples a second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { values.withLock { $0.sampleRate = sampleRate } }
  /// The length of a buffer, in seconds.
  open var ioBufferDuration: TimeInterval { values.withLock { $0.bufferDuration } }
  /// The length of a buffer, in seconds, as the app prefers it.
  open var preferredIOBufferDuration: TimeInterval { ioBufferDuration }
  /// Chooses the length of a buffer, in seconds.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    values.withLock { $0.bufferDuration = duration }
  }
  /// How long sound comes in, in seconds: no time.
  open var inputLatency: TimeInterval { 0 }
  /// How long sound goes out, in seconds: no time.
  open var outputLatency: TimeInterval { 0 }
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// The number of channels that come in.
  open var inputNumberOfChannels: Int { 1 }
  /// The number of channels that go out.
  open var outputNumberOfChannels: Int { 2 }
  /// Whether there is a microphone: there is.
  open var isInputAvailable: Bool { true }
  /// Where the sound comes from and goes to.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// What sound can come from: the microphone.
  open var availableInputs: [AVAudioSessionPortDescription]? { currentRoute.inputs }
  /// What sound comes from, as the app prefers it: the system chooses.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Chooses what sound comes from, without effect.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Chooses the loudspeaker, without effect.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { values.withLock { $0.port = portOverride } }
  /// Lets haptics play while the app records, without effect.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
}

/// The session of an app.
private final class SessionState: SystemPart {
  let session = AVAudioSession()

  init() {}
}

/// Where the sound comes from and goes to. Source: Apple's page "AVAudioSessionRouteDescription".
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// What sound comes from.
  open var inputs: [AVAudioSessionPortDescription] { [.init(.builtInMic, "iPhone Microphone")] }
  /// What sound goes to.
  open var outputs: [AVAudioSessionPortDescription] { [.init(.builtInSpeaker, "Speaker")] }
}

/// What sound comes from or goes to. Source: Apple's page "AVAudioSessionPortDescription".
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// What kind it is.
  public let portType: AVAudioSession.Port
  /// Its name for the user.
  public let portName: String
  /// Identifies it.
  open var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}
