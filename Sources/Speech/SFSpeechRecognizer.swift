import Foundation
import UnderstudyCore
import UnderstudyTime

/// Whether the app may recognize speech. Source: Apple's page "SFSpeechRecognizerAuthorizationStatus".
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, denied, restricted, authorized

  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .restricted: "restricted"
    case .authorized: "authorized"
    }
  }
}

/// What speech is for. Kept, without effect. Source: Apple's page "SFSpeechRecognitionTaskHint".
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Is notified when speech can be recognized, or no longer. Source: Apple's page "SFSpeechRecognizerDelegate".
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Called when `app.world.speech.isAvailable` changes; does nothing by default.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Ignores the change, for delegates that do not implement it.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

// No descendant of `NSObject`, whose initializer cannot be one that fails.
/// Makes text of speech: of what the test says by `app.world.speech`. Source: Apple's page "SFSpeechRecognizer".
open class SFSpeechRecognizer: @unchecked Sendable {
  private struct Values {
    weak var delegate: (any SFSpeechRecognizerDelegate)?
    var hint = SFSpeechRecognitionTaskHint.unspecified
    var queue = OperationQueue.main
  }

  private static let languages: Set<String> = [
    "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms",
    "nb", "nl",
    "no", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "yue", "zh",
  ]

  private let values = Guarded(unchecked: Values())
  private let state = SpeechState.current
  /// The language that is recognized.
  public let locale: Locale

  /// Recognizes the user's language; nil where that cannot be recognized.
  public convenience init?() { self.init(locale: .current) }

  /// Recognizes a language; nil for one that cannot be recognized on a device.
  public convenience init?(locale: Locale) {
    guard let language = locale.language.languageCode?.identifier, Self.languages.contains(language) else { return nil }
    self.init(known: locale)
  }

  private init(known locale: Locale) {
    self.locale = locale
    state.add(self)
  }

  /// The languages that can be recognized.
  open class func supportedLocales() -> Set<Locale> { Set(languages.map { Locale(identifier: $0) }) }

  // MARK: - Permission

  /// Whether the app may recognize speech.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SpeechState.current.question.status
  }

  /// Asks the user, unless that is decided: by an alert of the home screen's, or by `app.world.speech.authorization`.
  ///
  /// - Parameter handler: Gets the decision, outside of the main actor.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    let state = SpeechState.current
    Task { handler(await state.request()) }
  }

  // MARK: - Recognition

  /// Whether speech can be recognized now; the test says so by `app.world.speech.isAvailable`.
  open var isAvailable: Bool { state.isAvailable }
  /// Whether a device could do so without a network; true here.
  open var supportsOnDeviceRecognition: Bool { true }
  /// Is notified when speech can be recognized, or no longer.
  open var delegate: (any SFSpeechRecognizerDelegate)? {
    get { values.withUncheckedLock { $0.delegate } }
    set { values.withUncheckedLock { $0.delegate = newValue } }
  }
  /// What speech is for. Kept, without effect.
  open var defaultTaskHint: SFSpeechRecognitionTaskHint {
    get { values.withUncheckedLock { $0.hint } }
    set { values.withUncheckedLock { $0.hint = newValue } }
  }
  /// Where handlers run. Kept, without effect: they run on the main actor.
  open var queue: OperationQueue {
    get { values.withUncheckedLock { $0.queue } }
    set { values.withUncheckedLock { $0.queue = newValue } }
  }

  /// Begins to recognize.
  ///
  /// - Parameters:
  ///   - request: What is recognized.
  ///   - resultHandler: Gets each result in the app's next turn: those so far, if the request wants them, and the final one; or an error.
  /// - Returns: The task, by which the app ends it.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    nonisolated(unsafe) let resultHandler = resultHandler
    return state.begin(SFSpeechRecognitionTask(request, state) { _, result, error in resultHandler(result, error) })
  }

  /// Begins to recognize, and notifies a delegate, which is not retained.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let reference = TaskDelegateReference(delegate)
    return state.begin(
      SFSpeechRecognitionTask(request, state) { task, result, error in
        guard let delegate = reference.delegate else { return }
        if let result {
          delegate.speechRecognitionTask(task, didHypothesizeTranscription: result.bestTranscription)
          if result.isFinal { delegate.speechRecognitionTask(task, didFinishRecognition: result) }
        }
        if task.isCancelled { return delegate.speechRecognitionTaskWasCancelled(task) }
        if error != nil || result?.isFinal == true {
          delegate.speechRecognitionTask(task, didFinishSuccessfully: error == nil)
        }
      })
  }
}

/// Leads to a delegate without retaining it.
private final class TaskDelegateReference: @unchecked Sendable {
  private(set) weak var delegate: (any SFSpeechRecognitionTaskDelegate)?
  init(_ delegate: any SFSpeechRecognitionTaskDelegate) { self.delegate = delegate }
}

/// Is notified of what is recognized. All methods are optional. Source: Apple's page "SFSpeechRecognitionTaskDelegate".
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// A result so far, or the final one.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// The final result.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// The task has ended.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  /// The app has cancelled the task.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Ignores a text that may change yet, for delegates that do not implement it.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Ignores the final result, for delegates that do not implement it.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Ignores the end, for delegates that do not implement it.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
  /// Ignores a cancellation, for delegates that do not implement it.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}
