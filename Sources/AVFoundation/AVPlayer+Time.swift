import Foundation
import UnderstudyTime

/// Runs a block at times of a player's item.
final class TimeObserver: @unchecked Sendable {
  enum Kind {
    case each(Double)
    case at([Double])
  }

  let kind: Kind
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void

  init(_ kind: Kind, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
    (self.kind, self.queue, self.block) = (kind, queue, block)
  }

  @MainActor func run(_ time: CMTime) {
    if let queue, queue !== DispatchQueue.main { queue.async { [block] in block(time) } } else { block(time) }
  }

  /// The next time after a position; nil for none.
  func next(after position: Double, forward: Bool) -> Double? {
    switch kind {
    case .each(let interval):
      let step = position / interval
      return forward ? ((step + 1e-6).rounded(.down) + 1) * interval : ((step - 1e-6).rounded(.up) - 1) * interval
    case .at(let times):
      return forward ? times.filter { $0 > position + 1e-9 }.min() : times.filter { $0 < position - 1e-9 }.max()
    }
  }
}

extension AVPlayer {
  /// Where the item is; zero without one.
  public func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  // MARK: - Moving

  /// Moves the item to a time.
  public func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }

  /// Moves the item to a time; the tolerances have no effect, as any time can be reached.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Moves the item to a time.
  ///
  /// - Parameter completionHandler: Called in the app's next turn, with true.
  @preconcurrency public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    MediaTurn.enqueue { completionHandler(true) }
  }

  /// Moves the item to a time; the tolerances have no effect.
  @preconcurrency public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Moves the item to a time.
  ///
  /// - Returns: True.
  @discardableResult public func seek(to time: CMTime) async -> Bool {
    await currentItem?.seek(to: time) ?? true
  }

  /// Moves the item to a time; the tolerances have no effect.
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }

  /// Plays at a rate from a time of the item.
  public func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isNumeric { seek(to: itemTime) }
    self.rate = rate
  }

  // MARK: - Observers

  /// Runs a block at each multiple of an interval of the item, and when the item jumps, begins or stops.
  ///
  /// - Parameters:
  ///   - interval: Greater than zero.
  ///   - queue: Where the block runs; nil for the main one.
  /// - Returns: What ``removeTimeObserver(_:)`` takes.
  @preconcurrency public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(.each(max(interval.seconds.isNaN ? 1 : interval.seconds, 0.001)), queue, block))
  }

  /// Runs a block when the item plays past times.
  ///
  /// - Parameters:
  ///   - times: `CMTime`s.
  ///   - queue: Where the block runs; nil for the main one.
  /// - Returns: What ``removeTimeObserver(_:)`` takes.
  @preconcurrency public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    add(TimeObserver(.at(times.map(\.timeValue.seconds)), queue) { _ in block() })
  }

  private func add(_ observer: TimeObserver) -> Any {
    with { $0.timers.append(observer) }
    if let item = currentItem, rate != 0 { schedule(observer, on: item) }
    return observer
  }

  /// Ends an observer of times.
  public func removeTimeObserver(_ observer: Any) {
    with { values in values.timers.removeAll { $0 === (observer as AnyObject) } }
  }

  func schedule(_ observer: TimeObserver, on item: AVPlayerItem) {
    let (position, rate) = (item.head.position, item.head.rate)
    guard let next = observer.next(after: position, forward: rate > 0), next <= item.duration.seconds else { return }
    item.head.schedule(at: next, item.asset.name) { [weak self, weak item, weak observer] in
      guard let self, let item, let observer, with({ $0.timers.contains { $0 === observer } }) else { return }
      observer.run(CMTime(seconds: next, preferredTimescale: 1_000_000))
      if item === currentItem, item.head.rate != 0 { schedule(observer, on: item, after: next) }
    }
  }

  private func schedule(_ observer: TimeObserver, on item: AVPlayerItem, after last: Double) {
    // A block that has moved the item has scheduled the next one by that.
    guard abs(item.head.position - last) < 1e-6 else { return }
    schedule(observer, on: item)
  }

  /// Runs the blocks of intervals in the app's next turn, as the item has jumped, begun or stopped.
  func notifyPeriodicObservers() {
    let observers = with { values in
      values.timers.filter { observer in
        if case .each = observer.kind { true } else { false }
      }
    }
    guard !observers.isEmpty else { return }
    MediaTurn.enqueue { [weak self] in
      guard let self else { return }
      let time = currentTime()
      for observer in observers where with({ $0.timers.contains { $0 === observer } }) { observer.run(time) }
    }
  }
}

extension NSValue {
  /// Makes a value of a time.
  public convenience init(time: CMTime) {
    self.init(bytes: [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch], objCType: "[4q]")
  }

  /// The time of a value that was made of one; invalid for any other.
  public var timeValue: CMTime {
    var parts: [Int64] = [0, 0, 0, 0]
    guard String(cString: objCType) == "[4q]" else { return .invalid }
    getValue(&parts)
    return CMTime(
      value: parts[0], timescale: Int32(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
  }
}
