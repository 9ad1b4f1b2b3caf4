import Foundation
import UnderstudyTime

/// Calls a method for each frame of the screen, on the app's clock. Source: Apple's page "CADisplayLink".
open class CADisplayLink: NSObject, @unchecked Sendable {
  private let target: Any
  private let selector: Selector
  private var timer: Timer?

  /// Whether calls are left out.
  open var isPaused = false
  /// How many frames a second there are at most; 0 for those of the screen.
  open var preferredFramesPerSecond = 0
  /// The time between two frames in seconds.
  open var duration: CFTimeInterval { 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60) }
  /// The time of the frame, in seconds of the app's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds of the app's clock.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Makes a link that calls once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object that has the method; the link retains it until it is invalidated.
  ///   - sel: The method, which gets the link if it has a parameter for it.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target, sel)
    super.init()
  }

  /// Begins to call.
  ///
  /// - Parameters:
  ///   - runloop: The main one.
  ///   - mode: Makes no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: duration, repeats: true) { [self] timer in frame(at: timer.fireDate) }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  private func frame(at date: Date) {
    timestamp = date.timeIntervalSinceReferenceDate
    guard !isPaused else { return }
    selector.perform(on: target, with: [self])
  }

  /// Ends the calls in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends the calls, and releases the target.
  open func invalidate() { stop() }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
