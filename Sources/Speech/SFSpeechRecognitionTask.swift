import Foundation
import UnderstudyCore
import UnderstudyTime

/// How far a task is. Source: Apple's page "SFSpeechRecognitionTaskState".
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// A text of what was spoken. Source: Apple's page "SFTranscription".
public final class SFTranscription: NSObject, Sendable {
  /// The whole text.
  public let formattedString: String
  /// The words.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String) {
    formattedString = text
    var start = 0
    segments = text.split(separator: " ").map { word in
      let range = NSRange(location: start, length: word.utf16.count)
      start += range.length + 1
      return SFTranscriptionSegment(String(word), range)
    }
  }
}

/// A word of what was spoken. Source: Apple's page "SFTranscriptionSegment".
public final class SFTranscriptionSegment: NSObject, Sendable {
  /// The word.
  public let substring: String
  /// Where it is in the text.
  public let substringRange: NSRange
  /// When it was spoken, in seconds: 0, as nothing sounds.
  public var timestamp: TimeInterval { 0 }
  /// How long it was spoken, in seconds: 0, as nothing sounds.
  public var duration: TimeInterval { 0 }
  /// How certain it is, from 0 to 1: 1.
  public var confidence: Float { 1 }
  /// Other words that it could be: none.
  public var alternativeSubstrings: [String] { [] }

  fileprivate init(_ word: String, _ range: NSRange) { (substring, substringRange) = (word, range) }
}

/// What was recognized. Source: Apple's page "SFSpeechRecognitionResult".
public final class SFSpeechRecognitionResult: NSObject, Sendable {
  /// The text.
  public let bestTranscription: SFTranscription
  /// Whether no other result follows.
  public let isFinal: Bool
  /// All texts that it could be: one.
  public var transcriptions: [SFTranscription] { [bestTranscription] }

  init(_ text: String, isFinal: Bool) { (bestTranscription, self.isFinal) = (SFTranscription(text), isFinal) }
}

/// A recognition from begin to end. Source: Apple's page "SFSpeechRecognitionTask".
public final class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  typealias Handler = @Sendable (SFSpeechRecognitionTask, SFSpeechRecognitionResult?, (any Error)?) -> Void

  private struct Values {
    var state = SFSpeechRecognitionTaskState.starting
    var words: [String] = []
    var error: (any Error)?
    var isCancelled = false
    /// Nil once the last result has been given.
    var handler: Handler?
  }

  let request: SFSpeechRecognitionRequest
  private let values: Guarded<Values>
  private let owner: SpeechState
  private let session: ExecutionSession?

  init(_ request: SFSpeechRecognitionRequest, _ owner: SpeechState, handler: @escaping Handler) {
    (self.request, self.owner) = (request, owner)
    session = Caller.current?.session
    values = Guarded(Values(handler: handler))
  }

  /// How far the task is.
  public var state: SFSpeechRecognitionTaskState { values.withLock { $0.state } }
  /// Whether the app has ended the sound.
  public var isFinishing: Bool { state == .finishing }
  /// Whether the app has cancelled the task.
  public var isCancelled: Bool { values.withLock { $0.isCancelled } }
  /// Why the task has failed; nil where it has not.
  public var error: (any Error)? { values.withLock { $0.error } }

  /// Ends the sound: the final result follows.
  public func finish() {
    guard isOpen else { return }
    let text = values.withLock { values in
      values.state = .finishing
      return values.words.joined(separator: " ")
    }
    if text.isEmpty { end(nil, SpeechError.nothing) } else { end(SFSpeechRecognitionResult(text, isFinal: true), nil) }
  }

  /// Ends the task without a result.
  public func cancel() {
    guard isOpen else { return }
    values.withLock { ($0.state, $0.isCancelled) = (.canceling, true) }
    end(nil, SpeechError.cancelled)
  }

  /// Whether the final result is still to come.
  var isOpen: Bool { [.starting, .running].contains(state) }

  func begin() { values.withLock { $0.state = .running } }

  /// Adds words to what has been spoken.
  func add(_ text: String) {
    guard isOpen else { return }
    let all = values.withLock { values in
      values.words.append(text)
      return values.words.joined(separator: " ")
    }
    guard request.shouldReportPartialResults else { return }
    deliver { $1?($0, SFSpeechRecognitionResult(all, isFinal: false), nil) }
  }

  func fail(_ error: any Error) { end(nil, error) }

  private func end(_ result: SFSpeechRecognitionResult?, _ error: (any Error)?) {
    owner.remove(self)
    values.withLock { $0.error = error }
    deliver { task, handler in
      task.values.withLock { ($0.state, $0.handler) = (.completed, nil) }
      handler?(task, result, error)
    }
  }

  /// Calls the handler in the app's next turn.
  private func deliver(_ body: @escaping @Sendable (SFSpeechRecognitionTask, Handler?) -> Void) {
    let work: @MainActor @Sendable () -> Void = { body(self, self.values.withLock { $0.handler }) }
    if let session { session.enqueue(work) } else { MainThread.enqueue(work) }
  }
}

/// The errors of a device's recognition.
enum SpeechError {
  static func make(_ domain: String, _ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  static var nothing: NSError { make("kAFAssistantErrorDomain", 1110, "No speech detected") }
  static var denied: NSError { make("kAFAssistantErrorDomain", 1700, "User denied access to speech recognition") }
  static var unavailable: NSError { make("kAFAssistantErrorDomain", 203, "Retry") }
  static var cancelled: NSError { make("kLSRErrorDomain", 301, "Recognition request was canceled") }
}
