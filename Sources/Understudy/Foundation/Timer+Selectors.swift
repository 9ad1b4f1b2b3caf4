import Foundation

extension Timer {
  /// Makes a timer that calls an object's method; it runs once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The time between two calls, in seconds.
  ///   - aTarget: The object, which the timer retains until it is invalidated.
  ///   - aSelector: The method, which gets the timer if it has a parameter for it.
  ///   - userInfo: Is not kept: Foundation's timer has no place for it here.
  ///   - yesOrNo: Whether it calls again and again.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
  }

  /// Makes a timer with a first time that calls an object's method; it runs once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - date: When it calls first.
  ///   - ti: The time between two calls, in seconds.
  ///   - t: The object, which the timer retains until it is invalidated.
  ///   - s: The method, which gets the timer if it has a parameter for it.
  ///   - ui: Is not kept: Foundation's timer has no place for it here.
  ///   - rep: Whether it calls again and again.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.block(t, s))
  }

  /// Starts a timer that calls an object's method.
  ///
  /// - Parameters:
  ///   - ti: The time between two calls, in seconds.
  ///   - aTarget: The object, which the timer retains until it is invalidated.
  ///   - aSelector: The method, which gets the timer if it has a parameter for it.
  ///   - userInfo: Is not kept: Foundation's timer has no place for it here.
  ///   - yesOrNo: Whether it calls again and again.
  /// - Returns: The timer, on the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    // Named, as a call by the class that `self` is would not reach the app's clock.
    Timer.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block(aTarget, aSelector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { selector.perform(on: target, with: [$0]) }
  }
}
