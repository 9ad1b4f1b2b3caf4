import Dispatch
import Foundation
import UnderstudyTime

extension NSObject {
  /// Whether the object has a selector's method.
  ///
  /// - Parameter aSelector: One that names the method by its type; for a name alone the answer is false.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }

  /// Calls a method of the object.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - first: Its first value.
  ///   - second: Its second value.
  /// - Returns: The method's result, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>!
  {
    let result = aSelector?.perform(on: self, with: [first, second])
    guard let result, type(of: result) is AnyClass else { return nil }
    let object = result as AnyObject
    // Others release such an object at the end of the turn, too.
    nonisolated(unsafe) let kept = object
    DispatchQueue.main.asyncBypassingSessions { withExtendedLifetime(kept) {} }
    return Unmanaged.passUnretained(object)
  }

  /// Calls a method of the object later, on the current run loop.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: Its value.
  ///   - delay: In seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { timer in
      DelayedCalls.shared.end(timer, of: object)
      aSelector.perform(on: object, with: [argument])
    }
    DelayedCalls.shared.begin(timer, of: self, aSelector)
  }

  /// Drops calls of an object's methods that have not been made yet.
  ///
  /// - Parameter aTarget: The object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.drop(of: aTarget as AnyObject, nil)
  }

  /// Drops calls of a method that have not been made yet.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method.
  ///   - anArgument: Is not compared: calls with any value are dropped.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.shared.drop(of: aTarget as AnyObject, aSelector)
  }

  /// Calls a method of the object on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: Its value.
  ///   - wait: Whether the call is made before this returns.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    let call: @Sendable () -> Void = { aSelector.perform(on: object, with: [argument]) }
    guard wait else { return DispatchQueue.main.async(execute: call) }
    if Thread.isMainThread { call() } else { DispatchQueue.main.sync(execute: call) }
  }
}

/// Calls that objects have asked for and that have not been made.
private final class DelayedCalls: Sendable {
  static let shared = DelayedCalls()

  private struct Call {
    let timer: Timer
    let selector: Selector
  }
  private struct Calls: @unchecked Sendable { var byObject: [ObjectIdentifier: [Call]] = [:] }

  private let calls = Guarded(Calls())

  func begin(_ timer: Timer, of object: AnyObject, _ selector: Selector) {
    nonisolated(unsafe) let timer = timer
    let key = ObjectIdentifier(object)
    calls.withLock { $0.byObject[key, default: []].append(Call(timer: timer, selector: selector)) }
  }

  func end(_ timer: Timer, of object: AnyObject) {
    nonisolated(unsafe) let timer = timer
    let key = ObjectIdentifier(object)
    calls.withLock { calls in
      let rest = calls.byObject[key]?.filter { $0.timer !== timer } ?? []
      calls.byObject[key] = rest.isEmpty ? nil : rest
    }
  }

  func drop(of object: AnyObject, _ selector: Selector?) {
    let key = ObjectIdentifier(object)
    let dropped = calls.withLock { calls -> [Timer] in
      let list = calls.byObject[key] ?? []
      let rest = list.filter { selector != nil && $0.selector != selector }
      calls.byObject[key] = rest.isEmpty ? nil : rest
      return list.filter { selector == nil || $0.selector == selector }.map(\.timer)
    }
    for timer in dropped { timer.invalidate() }
  }
}
