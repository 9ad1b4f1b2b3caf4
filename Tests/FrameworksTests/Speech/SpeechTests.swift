import Speech
import SwiftUI
import Testing
import UnderstudyTesting

private struct Dictation: View {
  @State private var words = "Nothing"
  @State private var status = "not asked"
  @State private var request: SFSpeechAudioBufferRecognitionRequest?
  @State private var task: SFSpeechRecognitionTask?
  var isPartial = true

  var body: some View {
    Text(words).accessibilityIdentifier("words")
    Text(status).accessibilityIdentifier("status")
    Button("Ask") {
      SFSpeechRecognizer.requestAuthorization { decision in
        Task { @MainActor in status = "\(decision)" }
      }
    }
    Button("Listen") {
      guard let recognizer = SFSpeechRecognizer(), recognizer.isAvailable else {
        words = "Not available"
        return
      }
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.shouldReportPartialResults = isPartial
      self.request = request
      task = recognizer.recognitionTask(with: request) { result, error in
        if let result {
          words = result.bestTranscription.formattedString + (result.isFinal ? "." : "…")
        } else if let error {
          words = error.localizedDescription
        }
      }
    }
    Button("Stop") { request?.endAudio() }
    Button("Cancel") { task?.cancel() }
    Button("Read") {
      let file = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/memos/tea.m4a"))
      SFSpeechRecognizer(locale: Locale(identifier: "en-US"))?.recognitionTask(with: file) { result, error in
        if result?.isFinal == false { return }
        words = result?.bestTranscription.formattedString ?? error?.localizedDescription ?? ""
      }
    }
  }
}

@MainActor
@Suite("Speech")
struct SpeechTests {
  private func words(_ app: XCUIApplication) -> String { app.staticTexts["words"].label }

  @Test("The system asks in an alert, and the test can answer in its place")
  func permission() {
    let app = XCUIApplication { Dictation() }
    app.buttons["Ask"].tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    #expect(springboard.alerts.firstMatch.label == "“FrameworksTests” Would Like to Access Speech Recognition")
    springboard.buttons["Allow"].tap()
    #expect(app.staticTexts["status"].label == "authorized")
    #expect(app.world.speech.authorization == .authorized)
    app.world.speech.authorization = .denied
    app.buttons["Listen"].tap()
    #expect(words(app) == "User denied access to speech recognition")
  }

  @Test("What the user says comes word by word, and at the end as the final result")
  func saying() {
    let app = XCUIApplication { Dictation() }
    app.world.speech.authorization = .authorized
    app.buttons["Listen"].tap()
    app.world.speech.say("Buy")
    #expect(words(app) == "Buy…")
    app.world.speech.say("green tea")
    #expect(words(app) == "Buy green tea…")
    app.buttons["Stop"].tap()
    #expect(words(app) == "Buy green tea.")
  }

  @Test("A request can want the final result alone")
  func whole() {
    let app = XCUIApplication { Dictation(isPartial: false) }
    app.world.speech.authorization = .authorized
    app.buttons["Listen"].tap()
    app.world.speech.say("Buy tea")
    #expect(words(app) == "Nothing")
    app.buttons["Stop"].tap()
    #expect(words(app) == "Buy tea.")
  }

  @Test("A task fails if nothing is said, if it is cancelled, and if the test says so")
  func failing() {
    let app = XCUIApplication { Dictation() }
    app.world.speech.authorization = .authorized
    app.buttons["Listen"].tap()
    app.buttons["Stop"].tap()
    #expect(words(app) == "No speech detected")
    app.buttons["Listen"].tap()
    app.buttons["Cancel"].tap()
    #expect(words(app) == "Recognition request was canceled")
    app.buttons["Listen"].tap()
    app.world.speech.fail(with: NSError(domain: "", code: 1, userInfo: [NSLocalizedDescriptionKey: "No network"]))
    #expect(words(app) == "No network")
    app.world.speech.isAvailable = false
    app.buttons["Listen"].tap()
    #expect(words(app) == "Not available")
    #expect(
      failures { app.world.speech.say("Hello") } == [
        "Could not say 'Hello': no task of the app recognizes what is spoken."
      ])
  }

  @Test("The speech of a file is what the test says")
  func files() {
    let app = XCUIApplication { Dictation() }
    app.world.speech.authorization = .authorized
    app.buttons["Read"].tap()
    #expect(words(app) == "No speech detected")
    app.world.speech.setText("Green tea", of: "tea.m4a")
    app.buttons["Read"].tap()
    #expect(words(app) == "Green tea")
  }

  @Test("Only languages that a device knows are recognized")
  func languages() {
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "tlh")) == nil)
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "de_AT"))?.locale.identifier == "de_AT")
    #expect(SFSpeechRecognizer.supportedLocales().contains(Locale(identifier: "en")))
  }
}
