import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor private final class Loader: ObservableObject {
  @Published var text = "idle"
  var kept: [Any] = []

  nonisolated func show(_ text: String) { DispatchQueue.main.async { MainActor.assumeIsolated { self.text = text } } }
}

private struct Screen: View {
  let begin: @MainActor (Loader) -> Void
  @StateObject private var loader = Loader()

  var body: some View {
    Button("Load") { begin(loader) }
    Text(loader.text)
  }
}

@MainActor @Suite("F-61: a wait waits for requests in real time", .leaks(.ignore))
struct OutsideRequestTests {
  private let server: LocalServer

  init() throws { server = try LocalServer() }

  private func shows(_ text: String, _ begin: @escaping @MainActor (Loader) -> Void) -> Bool {
    let app = XCUIApplication { Screen(begin: begin) }
    app.buttons["Load"].tap()
    return app.staticTexts[text].waitForExistence(timeout: 5)
  }

  nonisolated fileprivate static func text(_ data: Data?) -> String {
    data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
  }

  @Test func dataTask() {
    let url = server.url
    let isShown = shows("ok") { loader in
      URLSession.shared.dataTask(with: url) { data, _, _ in loader.show(Self.text(data)) }.resume()
    }
    #expect(isShown)
  }

  private func load() -> XCUIApplication {
    let url = server.url
    let app = XCUIApplication {
      Screen { loader in
        URLSession.shared.dataTask(with: url) { data, _, _ in loader.show(Self.text(data)) }.resume()
      }
    }
    app.buttons["Load"].tap()
    return app
  }

  @Test("A sleep of the test does not outrun a request")
  func sleepOfTest() {
    let app = load()
    Thread.sleep(forTimeInterval: 5)
    #expect(app.staticTexts["ok"].exists)
    #expect(app.clock.now == .seconds(5))
  }

  @Test("F-43: A loop that swipes until something is there does not outrun a request")
  func loop() throws {
    let slow = try LocalServer(delay: 700_000)
    let app = XCUIApplication {
      Screen { loader in
        URLSession.shared.dataTask(with: slow.url) { data, _, _ in loader.show(Self.text(data)) }.resume()
      }
    }
    app.buttons["Load"].tap()
    var swipes = 0
    while !app.staticTexts["ok"].exists {
      app.swipeUp()
      swipes += 1
    }
    #expect(!app.staticTexts["idle"].exists)
    // After a hundred swipes the loop gets real time; in that of the answer it would swipe thousands of times.
    #expect(swipes < 200)
  }

  @Test("A sleep of the test's task does not outrun a request")
  func sleepOfTask() async throws {
    let app = load()
    try await Task.sleep(for: .seconds(5))
    #expect(app.staticTexts["ok"].exists)
    #expect(app.clock.now == .seconds(5))
  }

  @Test func dataTaskThatBeginsATask() {
    let url = server.url
    let isShown = shows("ok") { loader in
      URLSession.shared.dataTask(with: url) { data, _, _ in
        let text = Self.text(data)
        Task { @MainActor in loader.text = text }
      }.resume()
    }
    #expect(isShown)
  }

  @Test func uploadTask() {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    let isShown = shows("ok") { [request] loader in
      URLSession.shared.uploadTask(with: request, from: Data("body".utf8)) { data, _, _ in loader.show(Self.text(data))
      }
      .resume()
    }
    #expect(isShown)
  }

  @Test func downloadTask() {
    let url = server.url
    let isShown = shows("ok") { loader in
      URLSession.shared.downloadTask(with: url) { file, _, _ in
        loader.show(Self.text(file.flatMap { try? Data(contentsOf: $0) }))
      }.resume()
    }
    #expect(isShown)
  }

  /// Whether the delegate of a session gets the answer of a request that has no handler.
  private func showsByDelegate(on queue: OperationQueue?, _ request: @escaping (URLSession) -> URLSessionTask) -> Bool {
    shows("ok") { loader in
      let session = URLSession(configuration: .default, delegate: Delegate(loader), delegateQueue: queue)
      request(session).resume()
      loader.kept.append(session)
    }
  }

  @Test func delegate() {
    let url = server.url
    let isShown = showsByDelegate(on: nil) { $0.dataTask(with: url) }
    #expect(isShown)
  }

  @Test func delegateOfADownload() {
    let url = server.url
    let isShown = showsByDelegate(on: nil) { $0.downloadTask(with: url) }
    #expect(isShown)
  }

  @Test func delegateOfAnUpload() {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    let isShown = showsByDelegate(on: .main) { [request] in
      $0.uploadTask(with: request, from: Data("body".utf8))
    }
    #expect(isShown)
  }

  @Test("A delegate is called in the app of its request, though another app begins work elsewhere meanwhile")
  func delegateBesideAnotherApp() {
    let (other, isOver) = (ExecutionSession(name: "other"), Counter())
    other.perform {
      Thread.detachNewThread {
        while isOver.value == 0 { DispatchQueue.global().sync { DispatchQueue.global().async {} } }
      }
    }
    defer {
      isOver.count()
      other.close()
    }
    // The other app takes about one delegate in ten if whose request it was is not known.
    for queue in Array(repeating: OperationQueue.main, count: 10) + [nil] {
      let url = server.url
      let isShown = showsByDelegate(on: queue) { $0.dataTask(with: url) }
      #expect(isShown)
    }
  }

  @Test("A request that fails comes back, too")
  func refused() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let isShown = shows("refused") { loader in
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        loader.show(error == nil ? "answered" : "refused")
      }
      task.resume()
    }
    #expect(isShown)
  }

  @Test func asynchronous() {
    let url = server.url
    let isShown = shows("ok") { loader in
      Task {
        let answer = try? await URLSession.shared.data(from: url)
        loader.text = Self.text(answer?.0)
      }
    }
    #expect(isShown)
  }

  @Test func asynchronousDownload() {
    let url = server.url
    let isShown = shows("ok") { loader in
      Task {
        let answer = try? await URLSession.shared.download(from: url)
        loader.text = Self.text(answer.flatMap { try? Data(contentsOf: $0.0) })
      }
    }
    #expect(isShown)
  }

  @Test func asynchronousUpload() {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    let isShown = shows("ok") { [request] loader in
      Task {
        let answer = try? await URLSession.shared.upload(for: request, from: Data("body".utf8))
        loader.text = Self.text(answer?.0)
      }
    }
    #expect(isShown)
  }

  @Test("URLSession.bytes gives lines while they arrive")
  func lines() throws {
    let server = try LocalServer(parts: ["one\ntw", "o\r\n\r\n", "three"])
    let url = server.url
    let isShown = shows("200: one two three") { loader in
      Task {
        let (bytes, response) = try await URLSession.shared.bytes(from: url)
        loader.text = "\((response as? HTTPURLResponse)?.statusCode ?? 0):"
        for try await line in bytes.lines { loader.text += " \(line)" }
      }
    }
    #expect(isShown)
  }

  @Test("URLSession.bytes gives a first line before the last one has come")
  func linesMeanwhile() throws {
    let server = try LocalServer(parts: ["first\n", "last\n"], delay: 200_000)
    let url = server.url
    let app = XCUIApplication {
      Screen { loader in
        Task {
          for try await line in try await URLSession.shared.bytes(from: url).0.lines { loader.text = line }
        }
      }
    }
    app.buttons["Load"].tap()
    #expect(app.staticTexts["first"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["last"].waitForExistence(timeout: 5))
  }

  @Test("URLSession.bytes throws where nothing answers, and where its task is cancelled")
  func failingBytes() throws {
    let closed = try #require(URL(string: "http://127.0.0.1:1/"))
    #expect(
      shows("refused") { loader in
        Task {
          do { _ = try await URLSession.shared.bytes(from: closed) } catch { loader.text = "refused" }
        }
      })
    let server = try LocalServer(parts: ["first\n", "last\n"], delay: 200_000)
    let url = server.url
    #expect(
      shows("cancelled") { loader in
        let task = Task {
          do {
            for try await _ in try await URLSession.shared.bytes(from: url).0.lines { loader.text = "read" }
          } catch let error { loader.text = (error as? URLError)?.code == .cancelled ? "cancelled" : "\(error)" }
        }
        Task {
          while loader.text != "read" { try await Task.sleep(for: .milliseconds(1)) }
          task.cancel()
        }
      })
  }

  @Test("URL.lines reads what a server answers")
  func linesOfURL() {
    let url = server.url
    #expect(shows("ok") { loader in Task { for try await line in url.lines { loader.text = line } } })
  }

  @Test("URLSession.bytes takes the answers of a URLProtocol of the configuration")
  func stubbedBytes() throws {
    final class Stub: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { true }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        guard let url = request.url,
          let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("stub\n".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    let url = try #require(URL(string: "https://example.com/"))
    #expect(
      shows("201 stub") { loader in
        Task {
          let configuration = URLSessionConfiguration.ephemeral
          configuration.protocolClasses = [Stub.self]
          let (bytes, response) = try await URLSession(configuration: configuration).bytes(from: url)
          for try await line in bytes.lines {
            loader.text = "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(line)"
          }
        }
      })
  }

  @Test func publisher() {
    let url = server.url
    let isShown = shows("ok") { loader in
      let subscription = URLSession.shared.dataTaskPublisher(for: url)
        .map { Self.text($0.data) }.replaceError(with: "none").receive(on: DispatchQueue.main)
        .sink { loader.text = $0 }
      loader.kept.append(subscription)
    }
    #expect(isShown)
  }

  @Test("A timer that repeats beside it changes nothing")
  func besideATimer() {
    let url = server.url
    let isShown = shows("ok") { loader in
      loader.kept.append(Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in })
      URLSession.shared.dataTask(with: url) { data, _, _ in loader.show(Self.text(data)) }.resume()
    }
    #expect(isShown)
  }

  @Test("A time-out of three seconds does not outrun a request of 20 milliseconds")
  func besideATimeOut() {
    let url = server.url
    let isShown = shows("ok") { loader in
      Task {
        loader.text = await withTaskGroup(of: String.self) { group in
          group.addTask { Self.text(try? await URLSession.shared.data(from: url).0) }
          group.addTask {
            try? await Task.sleep(for: .seconds(3))
            return "late"
          }
          return await group.next() ?? "none"
        }
      }
    }
    #expect(isShown)
  }

  @Test("A request that is under way when its app ends does not come back, as its process would be gone")
  func afterTheEnd() {
    let (url, calls) = (server.url, Counter())
    let session = ExecutionSession(name: "ended")
    session.perform { URLSession.shared.dataTask(with: url) { _, _, _ in calls.count() }.resume() }
    session.close()
    let isShown = shows("ok") { loader in
      // On the same queue, and so behind the other one.
      URLSession.shared.dataTask(with: url) { data, _, _ in loader.show(Self.text(data)) }.resume()
    }
    #expect(isShown)
    #expect(calls.value == 0)
  }

  private final class Counter: Sendable {
    private let number = Guarded(0)
    var value: Int { number.withLock { $0 } }
    func count() { number.withLock { $0 += 1 } }
  }

  private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    private let loader: Loader
    init(_ loader: Loader) { self.loader = loader }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      loader.show(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
      loader.show(OutsideRequestTests.text(try? Data(contentsOf: location)))
    }
  }
}
