import Foundation
import UnderstudyTime

/// What is recognized, and how. Source: Apple's page "SFSpeechRecognitionRequest".
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  private struct Values {
    var hint = SFSpeechRecognitionTaskHint.unspecified
    var isPartial = true
    var texts: [String] = []
    var isOnDevice = false
    var addsPunctuation = false
  }

  private let values = Guarded(Values())

  override init() { super.init() }

  /// What speech is for. Kept, without effect.
  open var taskHint: SFSpeechRecognitionTaskHint {
    get { values.withLock { $0.hint } }
    set { values.withLock { $0.hint = newValue } }
  }
  /// Whether there are results before the final one; true at first.
  open var shouldReportPartialResults: Bool {
    get { values.withLock { $0.isPartial } }
    set { values.withLock { $0.isPartial = newValue } }
  }
  /// Words that are likely. Kept, without effect.
  open var contextualStrings: [String] {
    get { values.withLock { $0.texts } }
    set { values.withLock { $0.texts = newValue } }
  }
  /// Whether the network must not be used. Kept, without effect.
  open var requiresOnDeviceRecognition: Bool {
    get { values.withLock { $0.isOnDevice } }
    set { values.withLock { $0.isOnDevice = newValue } }
  }
  /// Whether there are commas and points. Kept, without effect: the text is the test's.
  open var addsPunctuation: Bool {
    get { values.withLock { $0.addsPunctuation } }
    set { values.withLock { $0.addsPunctuation = newValue } }
  }
}

/// Recognizes what is spoken: what the test says by `app.world.speech.say(_:)`. Source: Apple's page
/// "SFSpeechAudioBufferRecognitionRequest".
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  private struct Ending {
    var hasEnded = false
    var atEnd: (@Sendable () -> Void)?
  }

  private let ending = Guarded(Ending())

  public override init() { super.init() }

  /// Adds sound, which is not read: the test says the words.
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Says that there is no more sound: the final result follows.
  public func endAudio() {
    let atEnd = ending.withLock { ending in
      ending.hasEnded = true
      return ending.atEnd
    }
    atEnd?()
  }

  var hasEnded: Bool { ending.withLock { $0.hasEnded } }
  func onEnd(_ body: @escaping @Sendable () -> Void) { ending.withLock { $0.atEnd = body } }
}

/// Recognizes the speech of a file: what the test says by `app.world.speech.setText(_:of:)`. Source: Apple's page
/// "SFSpeechURLRecognitionRequest".
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file, which is not read.
  public let url: URL

  /// Makes a request for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
