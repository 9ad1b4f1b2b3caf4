import Foundation

/// What belongs to the app of its sound: whether it may record. Source: Apple's page "AVAudioApplication".
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether the app may record. Source: Apple's page "AVAudioApplication.recordPermission".
  public enum recordPermission: Int, Sendable, CustomStringConvertible {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has refused.
    case denied = 0x6465_6E79
    /// The app may.
    case granted = 0x6772_6E74

    /// The name of the case.
    public var description: String {
      switch self {
      case .undetermined: "undetermined"
      case .denied: "denied"
      case .granted: "granted"
      }
    }
  }

  /// The only one.
  public static let shared = AVAudioApplication()

  /// Whether the app may record.
  public var recordPermission: recordPermission { MicrophoneState.current.question.status }

  /// Asks the user whether the app may record, unless that is decided: by an alert of the home screen's, or by
  /// `app.world.media.microphone`.
  public static func requestRecordPermission() async -> Bool { await MicrophoneState.current.request() }

  /// As ``requestRecordPermission()``.
  ///
  /// - Parameter response: Called outside of the main actor.
  @preconcurrency public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    Task { response(await MicrophoneState.current.request()) }
  }
}
