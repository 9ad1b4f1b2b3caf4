import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The sounds and films of the app, the microphone and the camera.
  public var media: Media { Media(world: self) }

  /// The sounds and films of the app, the microphone and the camera.
  ///
  /// Nothing sounds. What plays moves with the app's clock: a sound or a film lasts as long as the test says, as the head of a WAV file
  /// says, or a minute.
  @preconcurrency @MainActor
  public struct Media {
    package let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: MediaState { world.part(MediaState.self) }

    /// Says how long a sound or a film is. It then need not be there.
    ///
    /// - Parameters:
    ///   - duration: In seconds, at least zero.
    ///   - name: The address, or its last part, such as `ding.wav`.
    public func setDuration(_ duration: Double, of name: String) {
      state.with { $0.durations[name] = max(duration, 0) }
    }

    /// Says that a sound or a film cannot be played.
    ///
    /// - Parameter name: The address, or its last part, such as `ding.wav`.
    public func fail(_ name: String) { state.with { _ = $0.failures.insert(name) } }

    /// The names of what plays now: of films and sounds the last part of the address. The oldest first.
    public var playing: [String] {
      control.settle()
      return state.with { $0.playing.map(\.name) }
    }

    /// What the app has spoken by `AVSpeechSynthesizer`, each when it began.
    public var spoken: [String] {
      control.settle()
      return state.with { $0.spoken }
    }

    /// Whether the app may record; the user has not been asked at first. To set it answers the question that the app has asked, or will
    /// ask.
    public var microphone: AVAudioApplication.recordPermission {
      get {
        control.settle()
        return world.part(MicrophoneState.self).question.status
      }
      nonmutating set {
        control.act("The microphone is now \(newValue)", at: nil) {
          world.part(MicrophoneState.self).question.decide(newValue)
        }
      }
    }

    /// Interrupts the sound of the app, as a call does; or ends the interruption.
    ///
    /// - Parameters:
    ///   - type: Whether the interruption begins or ends.
    ///   - shouldResume: Whether the app is asked to continue.
    public func interrupt(
      _ type: AVAudioSession.InterruptionType, shouldResume: Bool = true, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      control.act("The interruption has \(type)", at: CallSite(fileID, file, line)) {
        AVAudioSession.sharedInstance().interrupt(type, shouldResume: shouldResume)
      }
    }
  }
}

/// Whether the app may record.
package final class MicrophoneState: ProtectedPart {
  /// The number of `XCUIProtectedResource.microphone`.
  private static let resource = 5

  package let question = PermissionQuestion(undecided: AVAudioApplication.recordPermission.undetermined)

  package init() { ProtectedParts.register(Self.self, for: Self.resource) }

  package func forgetDecision() { question.forget() }

  package func request() async -> Bool {
    let status = await question.request(
      .init(
        "AVFoundation", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access the Microphone",
        key: "NSMicrophoneUsageDescription", choices: [("Don’t Allow", .denied), ("Allow", .granted)]))
    return status == .granted
  }
}
