import AVFoundation
import AVKit
import Combine
import SwiftUI
import Testing
import UnderstudyTesting

/// A film with what people have around it.
private struct FilmScreen: View {
  @State private var player = AVPlayer()
  @State private var lines: [String] = []
  @State private var token: Any?
  @State private var observation: NSKeyValueObservation?

  var body: some View {
    Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Text("at").accessibilityIdentifier("place")
    VideoPlayer(player: player) { Text("Over the film") }
      .frame(height: 300)
    Button("Open") {
      guard let url = URL(string: "https://example.org/film.mp4") else { return }
      player.replaceCurrentItem(with: AVPlayerItem(url: url))
    }
    Button("Start") { player.play() }
    Button("Faster") { player.rate = 2 }
    Button("Stop") { player.pause() }
    Button("Middle") { player.seek(to: CMTime(seconds: 4, preferredTimescale: 600)) }
    Button("Where") { lines.append(String(format: "at %.2f", player.currentTime().seconds)) }
    Button("Follow") {
      token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { time in
        MainActor.assumeIsolated { lines.append("\(Int(time.seconds))") }
      }
    }
    Button("Unfollow") { if let token { player.removeTimeObserver(token) } }
    Button("Boundary") {
      token = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 3, timescale: 2))], queue: nil) {
        MainActor.assumeIsolated { lines.append("boundary") }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in lines.append("ended") }
    .onReceive(player.publisher(for: \.timeControlStatus)) { status in
      lines.append(status == .playing ? "plays" : "rests")
    }
  }
}

@MainActor
@Suite("Players of films")
struct PlayerTests {
  private func launch(_ duration: Double = 10) -> XCUIApplication {
    let app = XCUIApplication { FilmScreen() }
    app.world.media.setDuration(duration, of: "film.mp4")
    app.buttons["Open"].tap()
    return app
  }

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  @Test("A film moves with the clock, at its rate, pauses and moves to a time")
  func time() {
    let app = launch()
    app.buttons["Start"].tap()
    app.clock.advance(by: .seconds(2))
    app.buttons["Where"].tap()
    app.buttons["Faster"].tap()
    app.clock.advance(by: .seconds(1))
    app.buttons["Stop"].tap()
    app.clock.advance(by: .seconds(5))
    app.buttons["Where"].tap()
    app.buttons["Middle"].tap()
    app.buttons["Where"].tap()
    #expect(lines(app) == "rests, plays, at 2.00, rests, at 4.00, at 4.00")
    #expect(app.world.media.playing == [])
  }

  @Test("At the end the player pauses and posts the notification")
  func end() {
    let app = launch()
    app.buttons["Start"].tap()
    #expect(app.world.media.playing == ["film.mp4"])
    app.clock.advance(by: .seconds(9))
    #expect(lines(app) == "rests, plays")
    app.clock.advance(by: .seconds(1))
    app.buttons["Where"].tap()
    #expect(lines(app) == "rests, plays, rests, ended, at 10.00")
    #expect(app.world.media.playing == [])
    #expect(
      app.events.of(.log).lines.suffix(2) == [
        "[AVFoundation] Play film.mp4 from 0 s", "[AVFoundation] film.mp4 has ended",
      ])
  }

  @Test("A periodic observer runs at each interval of the film and where it begins, jumps and stops")
  func periodic() {
    let app = launch()
    app.buttons["Follow"].tap()
    app.buttons["Start"].tap()
    app.clock.advance(by: .seconds(2.5))
    #expect(lines(app) == "rests, plays, 0, 1, 2")
    app.buttons["Middle"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "rests, plays, 0, 1, 2, 4, 5")
    app.buttons["Unfollow"].tap()
    app.clock.advance(by: .seconds(2))
    #expect(lines(app) == "rests, plays, 0, 1, 2, 4, 5")
  }

  @Test("A boundary observer runs when the film plays past its time")
  func boundary() {
    let app = launch()
    app.buttons["Boundary"].tap()
    app.buttons["Start"].tap()
    app.clock.advance(by: .seconds(1.4))
    #expect(lines(app) == "rests, plays")
    app.clock.advance(by: .seconds(0.2))
    #expect(lines(app) == "rests, plays, boundary")
  }

  @Test("VideoPlayer is an element with the overlay and controls that act on the player")
  func videoPlayer() {
    let app = launch()
    let video = app.otherElements["Video"]
    #expect(video.staticTexts["Over the film"].exists)
    video.buttons["Play"].tap()
    app.clock.advance(by: .seconds(5))
    #expect(video.sliders["Current position"].normalizedSliderPosition == 0.5)
    video.buttons["Pause"].tap()
    #expect(app.world.media.playing == [])
    video.sliders["Current position"].adjust(toNormalizedSliderPosition: 0.25)
    app.buttons["Where"].tap()
    #expect(lines(app) == "rests, plays, rests, at 2.50")
    video.buttons["Skip Forward"].tap()
    video.buttons["Play"].tap()
    app.clock.advance(by: .seconds(1))
    app.buttons["Where"].tap()
    #expect(lines(app).hasSuffix("plays, at 1.00"), "a film that has ended begins again")
  }

  @Test("A film that the test has fail does not play: its item says why")
  func failure() {
    let app = XCUIApplication { FilmScreen() }
    app.world.media.fail("film.mp4")
    app.buttons["Open"].tap()
    app.buttons["Start"].tap()
    app.clock.advance(by: .seconds(2))
    app.buttons["Where"].tap()
    #expect(lines(app) == "rests, at 0.00")
    #expect(app.events.of(.log).lines.last == "[AVFoundation] film.mp4 cannot be played")
  }

  private struct QueueScreen: View {
    @State private var player = AVQueuePlayer()
    @State private var looper: AVPlayerLooper?
    @State private var lines: [String] = []

    var body: some View {
      Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
      Button("Two") {
        for name in ["a.mp3", "b.mp3"] {
          player.insert(AVPlayerItem(asset: AVURLAsset(url: URL(filePath: "/sounds/\(name)"))), after: nil)
        }
        player.play()
      }
      Button("Loop") {
        let item = AVPlayerItem(asset: AVURLAsset(url: URL(filePath: "/sounds/a.mp3")))
        looper = AVPlayerLooper(player: player, templateItem: item)
        player.play()
      }
      Button("State") {
        lines = ["\(player.items().count) items", "rate \(player.rate)", "loops \(looper?.loopCount ?? 0)"]
      }
      Button("Load") {
        Task {
          let asset = AVURLAsset(url: URL(filePath: "/sounds/a.mp3"))
          let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
          let count = try await asset.loadTracks(withMediaType: .video).count
          lines = ["\(duration.seconds)", "\(isPlayable)", "\(count)"]
        }
      }
    }
  }

  @Test("A queue plays its items one after the other, and rests then")
  func queue() {
    let app = XCUIApplication { QueueScreen() }
    app.world.media.setDuration(2, of: "a.mp3")
    app.world.media.setDuration(3, of: "b.mp3")
    app.buttons["Two"].tap()
    #expect(app.world.media.playing == ["a.mp3"])
    app.clock.advance(by: .seconds(2))
    #expect(app.world.media.playing == ["b.mp3"])
    app.clock.advance(by: .seconds(3))
    #expect(app.world.media.playing == [])
    app.buttons["State"].tap()
    #expect(lines(app) == "0 items, rate 0.0, loops 0")
  }

  @Test("A looper has an item begin again")
  func looper() {
    let app = XCUIApplication { QueueScreen() }
    app.world.media.setDuration(2, of: "a.mp3")
    app.buttons["Loop"].tap()
    app.clock.advance(by: .seconds(5))
    #expect(app.world.media.playing == ["a.mp3"])
    app.buttons["State"].tap()
    #expect(lines(app) == "1 items, rate 1.0, loops 2")
  }

  @Test("An asset gives its duration and tracks: the test's, or a minute")
  func asset() {
    let app = XCUIApplication { QueueScreen() }
    app.buttons["Load"].tap()
    #expect(lines(app) == "60.0, true, 0")
  }
}
