import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the user says to the app, and whether the app may recognize it.
  public var speech: Speech { Speech(world: self) }

  /// What the user says to the app, and whether the app may recognize it.
  ///
  /// At first the user has not been asked, speech can be recognized, and the user says nothing.
  @preconcurrency @MainActor
  public struct Speech {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: SpeechState { world.part(SpeechState.self) }

    /// Whether the app may recognize speech. To set it answers the question that the app has asked, or will ask.
    public var authorization: SFSpeechRecognizerAuthorizationStatus {
      get {
        control.settle()
        return state.question.status
      }
      nonmutating set {
        control.act("Speech is now \(newValue)", at: nil) { state.question.decide(newValue) }
      }
    }

    /// Whether speech can be recognized, as it cannot be without a network.
    public var isAvailable: Bool {
      get { state.isAvailable }
      nonmutating set {
        control.act("Speech is \(newValue ? "available" : "not available")", at: nil) { state.setAvailable(newValue) }
      }
    }

    /// Says something: the words are added to those of all tasks that listen. Fails the test where none does.
    public func say(
      _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      control.settle()
      guard !state.listening.isEmpty else {
        return control.fail("Could not say '\(text)': no task of the app recognizes what is spoken.", at: site)
      }
      control.act("Say \(text)", at: site) { for task in state.listening { task.add(text) } }
    }

    /// Makes all tasks that listen fail. Fails the test where none does.
    ///
    /// - Parameter error: What the app gets.
    public func fail(
      with error: any Error, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      control.settle()
      guard !state.listening.isEmpty else {
        return control.fail("Could not fail the recognition: no task of the app recognizes what is spoken.", at: site)
      }
      control.act("Fail the recognition of speech", at: site) { for task in state.listening { task.fail(error) } }
    }

    /// Says what is spoken in a file; nothing is, unless this says so.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - name: The address, or its last part, such as `memo.m4a`.
    public func setText(_ text: String, of name: String) { state.setText(text, of: name) }
  }
}

/// What is spoken, and who recognizes it.
final class SpeechState: SystemPart {
  private struct Values {
    var isAvailable = true
    var tasks: [SFSpeechRecognitionTask] = []
    var texts: [String: String] = [:]
    var recognizers: [WeakRecognizer] = []
  }

  let question = PermissionQuestion(undecided: SFSpeechRecognizerAuthorizationStatus.notDetermined)
  private let values = Guarded(unchecked: Values())

  init() {}

  func request() async -> SFSpeechRecognizerAuthorizationStatus {
    await question.request(
      .init(
        "Speech", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access Speech Recognition",
        key: "NSSpeechRecognitionUsageDescription", choices: [("Don’t Allow", .denied), ("Allow", .authorized)]))
  }

  var isAvailable: Bool { values.withUncheckedLock { $0.isAvailable } }

  func setAvailable(_ isAvailable: Bool) {
    let recognizers = values.withUncheckedLock { values in
      defer { values.isAvailable = isAvailable }
      return values.isAvailable == isAvailable ? [] : values.recognizers.compactMap(\.recognizer)
    }
    for recognizer in recognizers {
      recognizer.delegate?.speechRecognizer(recognizer, availabilityDidChange: isAvailable)
    }
  }

  func add(_ recognizer: SFSpeechRecognizer) {
    values.withUncheckedLock { values in
      values.recognizers.removeAll { $0.recognizer == nil }
      values.recognizers.append(WeakRecognizer(recognizer: recognizer))
    }
  }

  func setText(_ text: String, of name: String) { values.withUncheckedLock { $0.texts[name] = text } }

  /// Tasks that recognize what is spoken.
  var listening: [SFSpeechRecognitionTask] {
    values.withUncheckedLock { $0.tasks.filter { $0.request is SFSpeechAudioBufferRecognitionRequest && $0.isOpen } }
  }

  func begin(_ task: SFSpeechRecognitionTask) -> SFSpeechRecognitionTask {
    guard question.status == .authorized else {
      task.fail(SpeechError.denied)
      return task
    }
    guard isAvailable else {
      task.fail(SpeechError.unavailable)
      return task
    }
    task.begin()
    values.withUncheckedLock { $0.tasks.append(task) }
    if let request = task.request as? SFSpeechURLRecognitionRequest {
      let url = request.url
      let text = values.withUncheckedLock { $0.texts[url.absoluteString] ?? $0.texts[url.lastPathComponent] }
      if let text { task.add(text) }
      task.finish()
    } else if let request = task.request as? SFSpeechAudioBufferRecognitionRequest {
      request.onEnd { [weak task] in task?.finish() }
      if request.hasEnded { task.finish() }
    }
    return task
  }

  func remove(_ task: SFSpeechRecognitionTask) { values.withUncheckedLock { $0.tasks.removeAll { $0 === task } } }
}

/// A recognizer that the app retains.
private struct WeakRecognizer {
  weak var recognizer: SFSpeechRecognizer?
}
