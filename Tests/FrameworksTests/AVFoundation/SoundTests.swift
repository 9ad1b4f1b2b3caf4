import AVFoundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Plays, records and speaks, as public apps do.
private final class SoundModel: NSObject, ObservableObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate,
  AVSpeechSynthesizerDelegate, @unchecked Sendable
{
  @Published var lines: [String] = []
  var player: AVAudioPlayer?
  var recorder: AVAudioRecorder?
  let synthesizer = AVSpeechSynthesizer()
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).m4a")

  deinit { try? FileManager.default.removeItem(at: file) }

  func play(_ name: String, loops: Int = 0) {
    do {
      let player = try AVAudioPlayer(contentsOf: URL(filePath: "/sounds/\(name)"))
      player.delegate = self
      player.numberOfLoops = loops
      player.play()
      self.player = player
    } catch { lines.append("failed: \((error as NSError).domain)") }
  }

  func record() {
    AVAudioSession.sharedInstance().requestRecordPermission { isAllowed in
      DispatchQueue.main.async {
        guard isAllowed else { return self.lines.append("refused") }
        do {
          try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default)
          try AVAudioSession.sharedInstance().setActive(true)
          let settings: [String: Any] = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000]
          let recorder = try AVAudioRecorder(url: self.file, settings: settings)
          recorder.delegate = self
          recorder.record()
          self.recorder = recorder
        } catch { self.lines.append("failed") }
      }
    }
  }

  func playRecording() {
    player = try? AVAudioPlayer(contentsOf: file)
    lines.append("recorded \(player?.duration ?? -1)")
  }

  func speak(_ text: String) {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    synthesizer.delegate = self
    synthesizer.speak(utterance)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { lines.append("ended \(flag)") }
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    lines.append("saved \(flag)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    lines.append("begin")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    lines.append("spoken")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    lines.append("cancelled")
  }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) { lines.append((utterance.speechString as NSString).substring(with: characterRange)) }
}

private struct SoundScreen: View {
  @StateObject private var model = SoundModel()

  var body: some View {
    Text(model.lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Button("Play") { model.play("ding.mp3") }
    Button("Play twice") { model.play("ding.mp3", loops: 1) }
    Button("Pause") { model.player?.pause() }
    Button("Continue") { model.player?.play() }
    Button("Record") { model.record() }
    Button("Save") { model.recorder?.stop() }
    Button("Play the recording") { model.playRecording() }
    Button("Speak") { model.speak("Good tea") }
    Button("Silence") { model.synthesizer.stopSpeaking(at: .immediate) }
    Button("Engine") {
      let engine = AVAudioEngine()
      engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
        _, _ in
      }
      engine.prepare()
      try? engine.start()
    }
    .onReceive(NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)) { notification in
      let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      model.lines.append("\(type.flatMap(AVAudioSession.InterruptionType.init).map(\.description) ?? "none")")
    }
  }
}

@MainActor
@Suite("Sounds, recordings and speech")
struct SoundTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  @Test("A sound ends when its time is over, pauses included; its delegate is notified")
  func sound() {
    let app = XCUIApplication { SoundScreen() }
    app.world.media.setDuration(3, of: "ding.mp3")
    app.buttons["Play"].tap()
    #expect(app.world.media.playing == ["ding.mp3"])
    app.clock.advance(by: .seconds(1))
    app.buttons["Pause"].tap()
    app.clock.advance(by: .seconds(10))
    app.buttons["Continue"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "")
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "ended true")
    #expect(app.world.media.playing == [])
  }

  @Test("Loops play a sound again")
  func loops() {
    let app = XCUIApplication { SoundScreen() }
    app.world.media.setDuration(3, of: "ding.mp3")
    app.buttons["Play twice"].tap()
    app.clock.advance(by: .seconds(5))
    #expect(lines(app) == "")
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "ended true")
  }

  @Test("A file that is not there throws as on a device")
  func missing() {
    let app = XCUIApplication { SoundScreen() }
    app.buttons["Play"].tap()
    #expect(lines(app) == "failed: NSOSStatusErrorDomain")
  }

  @Test("The app asks for the microphone; a recording is as long as it took")
  func recording() {
    let app = XCUIApplication { SoundScreen() }
    app.buttons["Record"].tap()
    let alert = springboard.alerts.firstMatch
    #expect(alert.label == "“FrameworksTests” Would Like to Access the Microphone")
    alert.buttons["Allow"].tap()
    #expect(app.world.media.microphone == .granted)
    app.clock.advance(by: .seconds(4))
    app.buttons["Save"].tap()
    app.buttons["Play the recording"].tap()
    #expect(lines(app) == "saved true, recorded 4.0")
  }

  @Test("The test can refuse the microphone, and have the app ask again")
  func refusal() {
    let app = XCUIApplication { SoundScreen() }
    app.world.media.microphone = .denied
    app.buttons["Record"].tap()
    #expect(lines(app) == "refused")
    app.resetAuthorizationStatus(for: .microphone)
    app.buttons["Record"].tap()
    springboard.buttons["Don’t Allow"].tap()
    #expect(lines(app) == "refused, refused")
  }

  @Test("Speech takes time by its characters: words, the end, and who stops it")
  func speech() {
    let app = XCUIApplication { SoundScreen() }
    app.buttons["Speak"].tap()
    #expect(app.world.media.spoken == ["Good tea"])
    #expect(lines(app) == "begin, Good")
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "begin, Good, tea, spoken")
    app.buttons["Speak"].tap()
    app.buttons["Silence"].tap()
    #expect(lines(app) == "begin, Good, tea, spoken, begin, Good, cancelled")
    #expect(app.events.of(.log).lines.contains("[AVFoundation] Speak \"Good tea\""))
  }

  @Test("The test interrupts the app's sound, as a call does")
  func interruption() {
    let app = XCUIApplication { SoundScreen() }
    app.launch()
    app.world.media.interrupt(.began)
    app.world.media.interrupt(.ended)
    #expect(lines(app) == "began, ended")
  }

  @Test("An engine says once that nothing sounds")
  func engine() {
    let app = XCUIApplication { SoundScreen() }
    app.buttons["Engine"].tap()
    app.buttons["Engine"].tap()
    #expect(app.runtimeIssues.map(\.message).filter { $0.hasPrefix("AVAudioEngine") }.count == 1)
  }

  @Test("The head of a WAV file says how long it is")
  func wave() throws {
    var bytes = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data([16, 0, 0, 0, 1, 0, 1, 0])
    bytes += Data([0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0])  // 8,000 samples of one byte a second
    bytes += Data("data".utf8) + Data([0x80, 0x3E, 0, 0])  // 16,000 bytes
    let player = try AVAudioPlayer(data: bytes)
    #expect(player.duration == 2)
    #expect(player.numberOfChannels == 1)
    #expect(throws: NSError.self) { _ = try AVAudioPlayer(data: Data()) }
  }
}
