import Dispatch
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Follows whether the device can reach the network, which the test says by `app.world.network`. Source: Apple's page
/// "NWPathMonitor".
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
    /// What the handler has got last.
    var last: NWPath?
    /// The network of the test in which the monitor began; nil once the test is over.
    weak var network: NetworkState?
  }

  private let state = Guarded(unchecked: State())
  private let paths = Broadcaster<NWPath>()
  private let isWatched: @Sendable (NWInterface.InterfaceType) -> Bool

  /// Watches all interfaces.
  public init() { isWatched = { _ in true } }

  /// Watches interfaces of one type.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { isWatched = { $0 == requiredInterfaceType } }

  /// Watches interfaces except those of some types.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isWatched = { !prohibitedInterfaceTypes.contains($0) }
  }

  deinit { cancel() }

  /// The path as it is now, before the start as well.
  public var currentPath: NWPath {
    let network = state.withUncheckedLock { $0.network } ?? .current
    return network.values.path(isWatched)
  }

  /// Whether a network is the one that the monitor follows.
  func follows(_ network: NetworkState) -> Bool {
    state.withUncheckedLock { $0.network.map { $0 === network } ?? true }
  }

  /// Called with the first path after the start, and with each other one.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withUncheckedLock { $0.handler } }
    set { state.withUncheckedLock { $0.handler = newValue } }
  }

  /// Where the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withUncheckedLock { $0.queue } }

  /// Begins to call the handler, which gets the present path first.
  ///
  /// - Parameter queue: Where the handler is called. The test continues when the handler has returned, on other queues than the main
  ///   one as well.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withUncheckedLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      (state.queue, state.network) = (queue, .current)
      return true
    }
    guard isFirst else { return }
    NetworkState.add(self)
    if let session = Caller.current?.session {
      session.enqueue { [weak self] in self?.deliver(in: session) }
    } else {
      deliver(in: nil)
    }
  }

  /// Ends the calls for good.
  public func cancel() {
    state.withUncheckedLock { ($0.isCancelled, $0.handler) = (true, nil) }
    paths.finish()
  }

  func networkDidChange() { deliver(in: Caller.current?.session) }

  /// Gives the handler a path that it has not got yet.
  private func deliver(in session: ExecutionSession?) {
    let path = currentPath
    paths.send(path)
    let (handler, queue) = state.withUncheckedLock { state -> ((@Sendable (NWPath) -> Void)?, DispatchQueue?) in
      guard state.queue != nil, state.last != path else { return (nil, nil) }
      state.last = path
      return (state.handler, state.queue)
    }
    guard let handler, let queue else { return }
    guard !MainQueue.isMain(queue), let session else { return queue.async { handler(path) } }
    let hasRun = DispatchSemaphore(value: 0)
    queue.asyncBypassingSessions {
      session.performElsewhere { handler(path) }
      hasRun.signal()
    }
    // So that what the app shows does not depend on the other thread. One that waits for the main queue is left alone after a moment.
    _ = hasRun.wait(timeout: .now() + 1)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// Gives the present path, and then each other one, without a start.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let monitor: NWPathMonitor
    fileprivate var paths: IdleStream<NWPath>.Iterator
    fileprivate var last: NWPath?

    /// The next path that differs from the one before; nil when the monitor is cancelled. An app that awaits it is idle.
    public mutating func next() async -> NWPath? {
      while let path = await paths.next() {
        guard path != last else { continue }
        last = path
        return path
      }
      return nil
    }
  }

  /// Begins with the present path.
  public func makeAsyncIterator() -> Iterator {
    state.withUncheckedLock { if $0.network == nil { $0.network = .current } }
    NetworkState.add(self)
    return Iterator(monitor: self, paths: paths.stream(beginningWith: [currentPath]).makeAsyncIterator())
  }
}

extension NWPathMonitor: CustomDebugStringConvertible {
  /// The path as it is now.
  public var debugDescription: String { "NWPathMonitor(\(currentPath.debugDescription))" }
}
