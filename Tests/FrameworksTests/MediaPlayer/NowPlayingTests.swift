import MediaPlayer
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor @Observable
private final class Radio {
  var isPlaying = false
  var time = 0.0

  func begin() {
    let commands = MPRemoteCommandCenter.shared()
    commands.playCommand.addTarget { [weak self] _ in self?.play(true) ?? .commandFailed }
    commands.pauseCommand.addTarget { [weak self] _ in self?.play(false) ?? .commandFailed }
    commands.skipForwardCommand.preferredIntervals = [30]
    commands.skipForwardCommand.addTarget { [weak self] event in
      self?.move((event as? MPSkipIntervalCommandEvent)?.interval ?? 0) ?? .commandFailed
    }
    commands.changePlaybackPositionCommand.addTarget { [weak self] event in
      self?.move((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0) ?? .commandFailed
    }
    commands.nextTrackCommand.isEnabled = false
    commands.nextTrackCommand.addTarget { _ in .success }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Morning"]
  }

  private nonisolated func play(_ isPlaying: Bool) -> MPRemoteCommandHandlerStatus {
    MainActor.assumeIsolated {
      self.isPlaying = isPlaying
      MPNowPlayingInfoCenter.default().playbackState = isPlaying ? .playing : .paused
    }
    return .success
  }

  private nonisolated func move(_ seconds: Double) -> MPRemoteCommandHandlerStatus {
    MainActor.assumeIsolated { time += seconds }
    return time(over: 100) ? .noSuchContent : .success
  }

  private nonisolated func time(over limit: Double) -> Bool { MainActor.assumeIsolated { time > limit } }
}

private struct RadioScreen: View {
  @State private var radio = Radio()

  var body: some View {
    Text(radio.isPlaying ? "On" : "Off").accessibilityIdentifier("state")
    Text("\(Int(radio.time)) s").accessibilityIdentifier("time")
    Button("Begin") { radio.begin() }
    Volume()
  }
}

private struct Volume: UIViewRepresentable {
  func makeUIView(context: Context) -> MPVolumeView { MPVolumeView(frame: .zero) }
  func updateUIView(_ view: MPVolumeView, context: Context) {}
}

@MainActor
@Suite("MediaPlayer")
struct NowPlayingTests {
  private static func message(_ command: String) -> String {
    "Could not send \(command): the app has no target for it, or has disabled it."
  }

  @Test("A test reads what plays, and presses the buttons of the lock screen")
  func commands() {
    let app = XCUIApplication { RadioScreen() }
    #expect(app.world.nowPlaying.info == nil)
    app.buttons["Begin"].tap()
    #expect(app.world.nowPlaying.title == "Morning")
    #expect(app.world.nowPlaying.send(.play) == .success)
    #expect(app.staticTexts["state"].label == "On")
    #expect(app.world.nowPlaying.playbackState == .playing)
    app.world.nowPlaying.send(.pause)
    #expect(app.staticTexts["state"].label == "Off")
    app.world.nowPlaying.send(.skipForward(nil))
    app.world.nowPlaying.send(.skipForward(5))
    #expect(app.staticTexts["time"].label == "35 s")
    #expect(app.world.nowPlaying.send(.changePosition(70)) == .noSuchContent)
  }

  @Test("A button without a target, or one that is disabled, fails the test")
  func missing() {
    let app = XCUIApplication { RadioScreen() }
    app.launch()
    #expect(failures { app.world.nowPlaying.send(.play) } == [Self.message("play")])
    app.buttons["Begin"].tap()
    #expect(failures { app.world.nowPlaying.send(.nextTrack) } == [Self.message("nextTrack")])
    #expect(failures { app.world.nowPlaying.send(.stop) } == [Self.message("stop")])
  }

  @Test("What an app has said ends with its launch")
  func launches() {
    let app = XCUIApplication { RadioScreen() }
    app.buttons["Begin"].tap()
    app.launch()
    #expect(app.world.nowPlaying.title == nil)
    #expect(failures { app.world.nowPlaying.send(.play) } == [Self.message("play")])
  }

  @Test("A target is removed by what it was added as, and the volume is a slider")
  func targets() {
    let command = MPRemoteCommandCenter.shared().likeCommand
    var count = 0
    let first = command.addTarget { _ in
      count += 1
      return .success
    }
    command.removeTarget(first)
    #expect(count == 0)
    let app = XCUIApplication { RadioScreen() }
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.9)
    #expect(app.sliders["Volume"].value as? String == "90%")
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
    #expect(artwork.bounds.width == 9 && artwork.image(at: .zero) == nil)
  }
}
