import SwiftUI
import Testing

/// As an app declares what it needs of a client.
private protocol ShopClient: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension HTTPClientDouble: ShopClient {}

@MainActor
@Suite("HTTP client double")
struct HTTPClientDoubleTests {
  private let http = HTTPClientDouble()

  private func url(_ path: String) throws -> URL { try #require(URL(string: "https://shop.test\(path)")) }

  private func body(_ path: String) async throws -> String {
    String(decoding: try await http.data(from: url(path)).0, as: UTF8.self)
  }

  // MARK: - Answers

  @Test("A response has the stub's status, headers and body, and the request's URL")
  func response() async throws {
    http.stub(.get, "/products", .json("[]", status: 203, headers: ["ETag": "1"]))
    let (data, response) = try await http.data(for: URLRequest(url: url("/products")))
    #expect(data == Data("[]".utf8))
    let answer = try #require(response as? HTTPURLResponse)
    #expect(answer.statusCode == 203)
    #expect(answer.value(forHTTPHeaderField: "ETag") == "1")
    #expect(answer.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(answer.url == (try url("/products")))
  }

  @Test("It serves behind the app's own protocol")
  func behindProtocol() async throws {
    http.stub(.get, "/", .status(204))
    let client: any ShopClient = http
    let (data, response) = try await client.data(for: URLRequest(url: url("")))
    #expect(data.isEmpty)
    #expect((response as? HTTPURLResponse)?.statusCode == 204)
  }

  @Test("Answers come in order, and the last one again and again")
  func sequence() async throws {
    http.stub(.get, "/", .failure(URLError(.timedOut)), .json("1"), .json("2"))
    await #expect(throws: URLError(.timedOut)) { try await body("/") }
    #expect(try await [body("/"), body("/"), body("/")] == ["1", "2", "2"])
  }

  @Test("A value can be sent as JSON, and a file that lies beside the test")
  func bodies() async throws {
    http.stub(.get, "/value", .json(encoding: ["a": 1]))
    http.stub(.get, "/file", .jsonFile("Fixtures/products.json"))
    #expect(try await body("/value") == #"{"a":1}"#)
    #expect(try await body("/file") == "[\"Green tea\", \"Black tea\"]\n")
  }

  @Test("An answer can be computed from the request")
  func computed() async throws {
    http.stub(
      .any, "/echo",
      .computed { request in
        guard let body = request.httpBody else { throw URLError(.badServerResponse) }
        return .data(body)
      })
    var request = URLRequest(url: try url("/echo"))
    request.httpMethod = "POST"
    request.httpBody = Data("Hello".utf8)
    #expect(try await http.data(for: request).0 == Data("Hello".utf8))
    await #expect(throws: URLError(.badServerResponse)) { try await body("/echo") }
  }

  // MARK: - Matching

  @Test(
    "A pattern fits requests of its path, server and query",
    arguments: [
      ("/products", "/products", true),
      ("/products", "/products?page=2", true),
      ("/products", "/products/1", false),
      ("/products", "/product", false),
      ("/products/*/reviews", "/products/12/reviews", true),
      ("/products/*/reviews", "/products//reviews", false),
      ("/products/*", "/products/1/reviews", false),
      ("/a b", "/a%20b", true),
      ("/groups/*", "/groups/tea%2Fgreen", true),
      ("/a%2Fb", "/a/b", false),
      ("/a/b", "/a%2Fb", false),
      ("/a%2fb", "/a%2Fb", true),
      ("/%2A", "/a", false),
      ("/", "", true),
      ("/products?page=2", "/products?size=9&page=2", true),
      ("/products?page=2", "/products?page=3", false),
      ("/products?page=2", "/products", false),
      ("https://shop.test/products", "/products", true),
      ("https://SHOP.test/products", "/products", true),
      ("http://shop.test/products", "/products", false),
      ("https://other.test/products", "/products", false),
      ("https://shop.test:8080/products", "/products", false),
      ("https://shop.test:443/products", "/products", true),
      ("//shop.test:443/products", "/products", true),
    ])
  func patterns(pattern: String, path: String, fits: Bool) async throws {
    http.stub(where: { _ in true }, .json("other"))
    http.stub(.get, pattern, .json("fits"))
    #expect(try await body(path) == (fits ? "fits" : "other"))
    #expect(http.requests(.get, pattern).count == (fits ? 1 : 0))
  }

  @Test("Methods are distinguished, and can be any")
  func methods() async throws {
    http.stub(.any, "/", .json("any"))
    http.stub(.delete, "/", .json("delete"))
    http.stub("purge", "/", .json("purge"))
    var request = URLRequest(url: try url("/"))
    for (method, expected) in [("DELETE", "delete"), ("PURGE", "purge"), ("GET", "any")] {
      request.httpMethod = method
      #expect(try await http.data(for: request).0 == Data(expected.utf8))
    }
  }

  @Test("Where several stubs fit, the newest answers")
  func newest() async throws {
    http.stub(.get, "/", .json("old"))
    http.stub(where: { $0.value(forHTTPHeaderField: "Accept") == "text/plain" }, .json("new"))
    #expect(try await body("/") == "old")
    var request = URLRequest(url: try url("/"))
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    #expect(try await http.data(for: request).0 == Data("new".utf8))
  }

  // MARK: - Records

  @Test("Requests are recorded in order, with what they carry")
  func requests() async throws {
    http.stub(.any, "/orders", .status(200))
    var order = URLRequest(url: try url("/orders"))
    order.httpMethod = "POST"
    order.httpBody = Data("tea".utf8)
    _ = try await http.data(from: url("/orders?page=1"))
    _ = try await http.data(for: order)
    #expect(http.requests.map(\.httpMethod) == ["GET", "POST"])
    #expect(http.requests(.post, "/orders").map(\.httpBody) == [Data("tea".utf8)])
    #expect(http.requests(.get, "/orders?page=1").count == 1)
    http.clearRequests()
    #expect(http.requests.isEmpty)
  }

  @Test("Stubs that nothing has used are listed")
  func unusedStubs() async throws {
    http.stub(.get, "/a", .status(200))
    http.stub(.post, "/b?c=1", .status(200))
    http.stub(.any, "/d", .status(200))
    let line = #line + 1
    http.stub(where: { _ in false }, .status(200))
    _ = try await body("/a")
    #expect(
      http.unusedStubs == ["POST /b?c=1", "any method /d", "a predicate (HTTPClientDoubleTests.swift:\(line))"])
    http.removeStubs()
    #expect(http.unusedStubs.isEmpty)
  }

  // MARK: - Time

  /// What a screen shows that loads the products, or the error's code.
  private func loading() throws -> XCUIApplication {
    let request = URLRequest(url: try url("/products"))
    return XCUIApplication {
      AnswerScreen { [http] in
        do {
          return String(decoding: try await http.data(for: request).0, as: UTF8.self)
        } catch {
          return "\((error as? URLError)?.code.rawValue ?? 0)"
        }
      }
    }
  }

  @Test("Latency is virtual time, for errors as for responses")
  func latency() throws {
    http.stub(
      .get, "/products", .json("late").after(.seconds(30)), .failure(URLError(.timedOut)).after(.seconds(60)))
    let app = try loading()
    #expect(app.answer == "Waiting")
    #expect(http.requests.count == 1)
    app.clock.advance(by: .seconds(30))
    #expect(app.answer == "late")

    let failing = try loading()
    failing.clock.advance(by: .milliseconds(59_999))
    #expect(failing.answer == "Waiting")
    failing.clock.advance(by: .milliseconds(1))
    #expect(failing.answer == "\(URLError.timedOut.rawValue)")
  }

  @Test("A test can choose when to answer")
  func pending() throws {
    let answer = Pendable<HTTPClientDouble.Answer>.pending(fallback: .failure(URLError(.timedOut)))
    http.stub(.get, "/products", .pending(answer))
    let app = try loading()
    #expect(app.answer == "Waiting")
    answer.resolve(with: .json("[]"))
    #expect(app.answer == "[]")
  }

  @Test("A request whose view disappears ends as a cancelled one, at once")
  func cancellation() throws {
    http.stub(.get, "/products", .json("late").after(.seconds(30)))
    let app = try loading()
    app.buttons["Hide"].tap()
    #expect(app.answer == "\(URLError.cancelled.rawValue)")
    #expect(app.clock.now == .zero)

    let answer = Pendable<HTTPClientDouble.Answer>.pending(fallback: .json("fallback"))
    http.stub(.get, "/products", .pending(answer))
    let waiting = try loading()
    waiting.buttons["Hide"].tap()
    #expect(waiting.answer == "\(URLError.cancelled.rawValue)")
  }
}
