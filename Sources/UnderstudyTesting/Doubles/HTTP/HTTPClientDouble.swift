import Foundation
import UnderstudyTime
import XCUIAutomation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands in for an HTTP client: records every request, and answers from stubs.
///
/// Its methods have the shape of `URLSession`'s, so an app's own protocol often needs no more than
/// `extension HTTPClientDouble: HTTPClient {}`. Latency is virtual time in an app under test.
///
/// ```swift
/// let http = HTTPClientDouble()
/// http.stub(.get, "/products", .json(#"["Green tea"]"#).after(.seconds(3)))
/// ```
///
/// Where several stubs fit a request, the newest answers. A request that none fits fails the test, at the line that made
/// the double, for the line that sent the request is the app's; the app gets an ``UnmatchedRequest``.
public final class HTTPClientDouble: Sendable {
  private struct Stub: Sendable {
    let pattern: HTTPRequestPattern
    let answers: DynamicResult<URLRequest, Answer>
    var useCount = 0
  }

  private struct State {
    var requests: [URLRequest] = []
    var stubs: [Stub] = []
  }

  private let state = Guarded(State())
  private let site: CallSite
  /// The test that has made the client: what sends a request may not know it, as a detached task.
  private let test = TestRun.current

  /// Makes a client without stubs.
  public init(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    site = CallSite(fileID, file, line)
  }

  // MARK: - Stubbing

  /// Sets the answer to requests of a method and a path.
  ///
  /// - Parameters:
  ///   - method: `.any` for every method.
  ///   - pattern: a path such as `/products`, or a whole URL, both perhaps with a query. `*` stands for one component of
  ///     the path. The items of the query must be among the request's, in any order; without a query any will do. A
  ///     pattern that can fit nothing fails the test.
  ///   - answer: what the first such request gets.
  ///   - further: what the next ones get; the last answer is given again and again.
  public func stub(
    _ method: Method, _ pattern: String, _ answer: Answer, _ further: Answer..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    switch HTTPRequestPattern.parse(method, pattern) {
    case .success(let pattern): add(pattern, [answer] + further)
    case .failure(let problem): FailureReporter.report(problem.message, at: CallSite(fileID, file, line).location)
    }
  }

  /// Sets the answer to requests that satisfy a condition.
  ///
  /// - Parameters:
  ///   - predicate: whether a request is one of them; called for each request that no newer stub fits.
  ///   - answer: what the first such request gets.
  ///   - further: what the next ones get; the last answer is given again and again.
  public func stub(
    where predicate: @escaping @Sendable (URLRequest) -> Bool, _ answer: Answer, _ further: Answer...,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    add(.predicate(predicate, place: CallSite(fileID, file, line).location.text), [answer] + further)
  }

  /// Forgets all stubs.
  public func removeStubs() { state.withLock { $0.stubs = [] } }

  private func add(_ pattern: HTTPRequestPattern, _ answers: [Answer]) {
    let stub = Stub(pattern: pattern, answers: DynamicResult(stubs: answers.map { .value($0) }))
    state.withLock { $0.stubs.append(stub) }
  }

  // MARK: - Checking

  /// Every request, in order; those that no stub fitted are among them.
  public var requests: [URLRequest] { state.withLock { $0.requests } }

  /// The requests of a method and a path, in order.
  ///
  /// - Parameters:
  ///   - method: `.any` for every method.
  ///   - pattern: as for stubs. One that can fit nothing fails the test.
  public func requests(
    _ method: Method, _ pattern: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> [URLRequest] {
    switch HTTPRequestPattern.parse(method, pattern) {
    case .success(let pattern): return requests.filter(pattern.matches)
    case .failure(let problem):
      FailureReporter.report(problem.message, at: CallSite(fileID, file, line).location)
      return []
    }
  }

  /// The stubs that no request has used, as they were written, oldest first.
  public var unusedStubs: [String] {
    state.withLock { $0.stubs.filter { $0.useCount == 0 }.map(\.pattern.description) }
  }

  /// Forgets the requests so far; stubs continue where they are.
  public func clearRequests() { state.withLock { $0.requests = [] } }

  // MARK: - Answering

  /// Records a request and answers it.
  ///
  /// - Parameter request: what is asked for.
  /// - Returns: the body and an `HTTPURLResponse`.
  /// - Throws: what the stub says; ``UnmatchedRequest``; `URLError(.cancelled)` where the task is cancelled.
  nonisolated(nonsending) public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await respond(to: request, with: try takeAnswer(to: request))
  }

  /// Records a GET request and answers it; see ``data(for:)``.
  ///
  /// - Parameter url: what is asked for.
  /// - Returns: the body and an `HTTPURLResponse`.
  /// - Throws: what the stub says; ``UnmatchedRequest``; `URLError(.cancelled)` where the task is cancelled.
  nonisolated(nonsending) public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  private func takeAnswer(to request: URLRequest) throws -> Answer {
    let stubs = state.withLock { state in
      state.requests.append(request)
      return state.stubs
    }
    // Outside the lock: a predicate may ask this client.
    guard let index = stubs.lastIndex(where: { $0.pattern.matches(request) }) else {
      let message = HTTPWording.unmatched(request, stubs: stubs.reversed().map { ($0.pattern, $0.useCount) })
      FailureReporter.report(message, at: site.location, of: test)
      throw UnmatchedRequest(description: HTTPWording.nothingFits(request))
    }
    let answers = stubs[index].answers
    state.withLock { state in
      guard let position = state.stubs.firstIndex(where: { $0.answers === answers }) else { return }
      state.stubs[position].useCount += 1
    }
    return answers.call(request)
  }

  nonisolated(nonsending) private func respond(
    to request: URLRequest, with answer: Answer
  ) async throws -> (Data, URLResponse) {
    if answer.latency > .zero { try? await Task.sleep(for: answer.latency) }
    if Task.isCancelled { throw URLError(.cancelled) }
    switch answer.content {
    case .failure(let error): throw error
    case .computed(let closure): return try await respond(to: request, with: closure(request))
    case .pending(let pendable):
      let answer = await pendable.call()
      return try await respond(to: request, with: answer)
    case .response(let status, let headers, let body):
      guard let url = request.url else { throw URLError(.badURL) }
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      guard let response else { throw URLError(.badServerResponse) }
      return (body, response)
    }
  }

  /// What the app gets for a request that no stub fits; the test has failed by then.
  public struct UnmatchedRequest: Error, Equatable, CustomStringConvertible {
    public let description: String
  }
}
