import AVFoundation
import SwiftUI

/// Shows a player's film with controls, and views over it. Source: Apple's page "VideoPlayer".
///
/// It is an element "Video", which holds the overlay, buttons "Play" or "Pause", "Skip Backward" and "Skip Forward", and a slider
/// "Current position". Pictures are black.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows a film and views over it.
  ///
  /// - Parameters:
  ///   - player: What plays; nil for nothing.
  ///   - videoOverlay: The views, which lie below the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  /// The film, the overlay and the controls.
  public var body: some View {
    PlayerSurface(player: player, hasControls: true, close: nil) { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows a film.
  ///
  /// - Parameter player: What plays; nil for nothing.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A film with controls.
struct PlayerSurface<Overlay: View>: View {
  let player: AVPlayer?
  let hasControls: Bool
  let close: (() -> Void)?
  @ViewBuilder let overlay: Overlay
  @State private var model = PlayerModel()

  var body: some View {
    let version = model.version
    ZStack {
      Color.black
      overlay
      if hasControls, let player { PlayerControls(player: player, version: version, close: close) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Video" as String)
    .onChange(of: player.map(ObjectIdentifier.init), initial: true) { model.follow(player) }
    .onDisappear { model.stop() }
  }
}

/// The controls over a film.
private struct PlayerControls: View {
  let player: AVPlayer
  /// Differs when the player has changed, so that the controls are evaluated again.
  let version: Int
  let close: (() -> Void)?

  private var duration: Double { player.currentItem.map(\.duration.seconds) ?? 0 }

  private var position: Binding<Double> {
    Binding {
      min(player.currentTime().seconds, duration)
    } set: {
      player.seek(to: CMTime(seconds: $0, preferredTimescale: 600))
    }
  }

  var body: some View {
    VStack {
      if let close {
        HStack {
          Button("Close") { close() }
          Spacer()
        }
      }
      Spacer()
      HStack {
        Button("Skip Backward") { skip(-10) }
        Button(player.rate == 0 ? "Play" : "Pause") { toggle() }
        Button("Skip Forward") { skip(10) }
      }
      Spacer()
      Slider(value: position, in: 0...max(duration, 0.001)).accessibilityLabel("Current position" as String)
    }
    .padding()
  }

  private func skip(_ seconds: Double) {
    let target = min(max(player.currentTime().seconds + seconds, 0), duration)
    player.seek(to: CMTime(seconds: target, preferredTimescale: 600))
  }

  private func toggle() {
    guard player.rate == 0 else { return player.pause() }
    if player.currentTime().seconds >= duration { player.seek(to: .zero) }
    player.play()
  }
}
