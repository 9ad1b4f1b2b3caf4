import UnderstudyTime

/// Values that a part of the system gives an app over time. An app that awaits the next one is idle: what leads to it is the test's.
package struct IdleStream<Element: Sendable>: AsyncSequence, Sendable {
  fileprivate let stream: AsyncStream<Element>

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Element>.Iterator

    package mutating func next() async -> Element? {
      let session = Caller.app
      session?.noteIdleTask(true)
      defer { session?.noteIdleTask(false) }
      return await values.next()
    }
  }

  package func makeAsyncIterator() -> Iterator { Iterator(values: stream.makeAsyncIterator()) }
}

/// Gives each value to all streams that it has made and that have not ended.
package final class Broadcaster<Element: Sendable>: Sendable {
  private struct State {
    var streams: [Int: AsyncStream<Element>.Continuation] = [:]
    var count = 0
    var isFinished = false
  }

  private let state = Guarded(State())

  package init() {}
  deinit { finish() }

  package func send(_ value: Element) {
    let streams = state.withLock { state in state.streams.sorted { $0.key < $1.key }.map(\.value) }
    for stream in streams { stream.yield(value) }
  }

  /// Ends all streams, also those that are made later.
  package func finish() {
    let streams = state.withLock { state in
      defer { state.streams = [:] }
      state.isFinished = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.finish() }
  }

  /// A stream of some values, and of those that are sent from now on.
  package func stream(beginningWith first: [Element] = []) -> IdleStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    for value in first { continuation.yield(value) }
    let number = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.count += 1
      state.streams[state.count] = continuation
      return state.count
    }
    guard let number else {
      continuation.finish()
      return IdleStream(stream: stream)
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.streams.removeValue(forKey: number) }
    }
    return IdleStream(stream: stream)
  }
}
