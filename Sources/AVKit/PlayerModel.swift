import AVFoundation
import Observation
import UnderstudyTime

/// What views follow of a player.
@MainActor final class PlayerModel: Observable {
  private let registrar = ObservationRegistrar()
  private var observations: [NSKeyValueObservation] = []
  private var timer: Any?
  private(set) weak var player: AVPlayer?
  private var count = 0

  /// Changes whenever the player does.
  var version: Int {
    registrar.access(self, keyPath: \.version)
    return count
  }

  func follow(_ player: AVPlayer?) {
    guard player !== self.player else { return }
    if let timer { self.player?.removeTimeObserver(timer) }
    (self.player, timer, observations) = (player, nil, [])
    guard let player else { return didChange() }
    let change: @Sendable () -> Void = { [weak self] in
      MediaTurn.enqueue { self?.didChange() }
    }
    observations = [
      player.observe(\.timeControlStatus) { _, _ in change() }, player.observe(\.currentItem) { _, _ in change() },
    ]
    timer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: nil) { _ in change() }
    didChange()
  }

  private func didChange() { registrar.withMutation(of: self, keyPath: \.version) { count += 1 } }

  func stop() { follow(nil) }
}
