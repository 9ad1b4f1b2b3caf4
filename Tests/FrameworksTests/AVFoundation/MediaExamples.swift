import AVKit
import PhotosUI
import Speech
import SwiftUI
import Testing
import UnderstudyTesting
import WebKit

private enum Media {
  // example
  struct Lesson: View {
    @State private var player = AVPlayer()
    @State private var hasEnded = false

    var body: some View {
      VideoPlayer(player: player)
        .task {
          guard let url = URL(string: "https://example.org/lesson.mp4") else { return }
          player.replaceCurrentItem(with: AVPlayerItem(url: url))
        }
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in hasEnded = true }
      if hasEnded { Text("Well done") }
    }
  }
  // end

  // example
  struct Dictation: View {
    @State private var words = ""
    @State private var request = SFSpeechAudioBufferRecognitionRequest()

    var body: some View {
      Text(words).accessibilityIdentifier("words")
      Button("Listen") {
        SFSpeechRecognizer()?.recognitionTask(with: request) { result, error in
          guard let result else { return words = error?.localizedDescription ?? "" }
          words = result.bestTranscription.formattedString + (result.isFinal ? "." : "…")
        }
      }
      Button("Done") { request.endAudio() }
    }
  }
  // end

  // example
  struct Portrait: View {
    @State private var item: PhotosPickerItem?
    @State private var portrait: Image?

    var body: some View {
      PhotosPicker("Choose a picture", selection: $item, matching: .images)
        .onChange(of: item) {
          Task { portrait = try await item?.loadTransferable(type: Image.self) }
        }
      if let portrait { portrait.accessibilityIdentifier("portrait") }
    }
  }
  // end

  // example
  struct Help: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      if let url = URL(string: "https://example.org/help") { view.load(URLRequest(url: url)) }
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
  }
  // end
}

@MainActor
@Suite("The examples about films, photos and pages")
struct MediaExamples {
  @Test func film() {
    typealias Lesson = Media.Lesson
    // example
    let app = XCUIApplication { Lesson() }
    app.world.media.setDuration(90, of: "lesson.mp4")
    app.otherElements["Video"].buttons["Play"].tap()
    #expect(app.world.media.playing == ["lesson.mp4"])
    app.clock.advance(by: .seconds(90))
    #expect(app.staticTexts["Well done"].exists)
    // end
  }

  @Test func speech() {
    typealias Dictation = Media.Dictation
    // example
    let app = XCUIApplication { Dictation() }
    app.world.speech.authorization = .authorized
    app.buttons["Listen"].tap()
    app.world.speech.say("Buy")
    app.world.speech.say("green tea")
    #expect(app.staticTexts["words"].label == "Buy green tea…")
    app.buttons["Done"].tap()
    #expect(app.staticTexts["words"].label == "Buy green tea.")
    // end
  }

  @Test func photo() {
    typealias Portrait = Media.Portrait
    // example
    let app = XCUIApplication { Portrait() }
    app.world.photos.library = [.init("Lake"), .init("Dance", type: .mpeg4Movie)]
    app.buttons["Choose a picture"].tap()
    #expect(!app.images["Dance"].exists)
    app.images["Lake"].tap()
    #expect(app.images["portrait"].waitForExistence(timeout: 5))
    // end
  }

  @Test func page() {
    typealias Help = Media.Help
    // example
    let app = XCUIApplication { Help() }
    app.world.web.setPage("<title>Help</title><p>How to make tea</p>", at: "https://example.org/help")
    app.launch()  // again, as the view loads the page at its launch
    #expect(app.webViews["Help"].staticTexts["How to make tea"].exists)
    // end
  }
}
