import Testing

@testable import UnderstudyStudio

@Suite("Who may ask the studio")
struct StudioAccessTests {
  private let access = StudioAccess(port: 80, token: "t0")

  private func decide(
    _ method: String, _ path: String, host: String? = "127.0.0.1:80", origin: String? = nil, type: String? = nil
  ) -> String {
    let headers = ["host": host, "origin": origin, "content-type": type].compactMapValues { $0 }
    switch access.decide(HTTPRequest(method: method, target: path, headers: headers, body: [])) {
    case .route(let route): return "\(route)"
    case .refused(let status, _): return "\(status.rawValue)"
    }
  }

  @Test("The page's own requests lead somewhere")
  func routes() {
    #expect(decide("GET", "/t0/") == "page")
    #expect(decide("GET", "/t0/", host: "localhost:80") == "page")
    #expect(decide("GET", "/t0/studio.js") == "script")
    #expect(decide("GET", "/t0/studio.css") == "style")
    #expect(decide("GET", "/t0/events", origin: "http://127.0.0.1:80") == "events")
    let json = "application/json"
    #expect(decide("POST", "/t0/sessions", type: json) == "begin")
    #expect(decide("POST", "/t0/build", type: json) == "build")
    #expect(decide("POST", "/t0/sessions/3/call", type: json) == "call(session: 3)")
    #expect(decide("POST", "/t0/sessions/3/end", type: "\(json); charset=utf-8") == "end(session: 3)")
  }

  @Test(
    "Another host is refused",
    arguments: [
      nil, "", "127.0.0.1", "127.0.0.1:81", "example.com", "example.com:80", "127.0.0.1:80.example.com", "[::1]:80",
      "0.0.0.0:80",
    ])
  func host(_ host: String?) { #expect(decide("GET", "/t0/", host: host) == "403") }

  @Test(
    "Another origin is refused",
    arguments: [
      "null", "", "https://127.0.0.1:80", "http://localhost:80", "http://127.0.0.1", "http://example.com",
    ])
  func origin(_ origin: String) {
    #expect(decide("GET", "/t0/", origin: origin) == "403")
    #expect(decide("POST", "/t0/sessions/1/call", origin: origin, type: "application/json") == "403")
  }

  @Test(
    "Without the token there is nothing, and with it only what is listed",
    arguments: [
      "/", "/t0", "/t1/", "/T0/", "/t0x/", "//t0/", "/t0//", "/t0/../t0/", "/t0/etc/passwd", "/t0/?x", "/t0/studio.js/",
      "/t0/sessions/x/call", "/t0/sessions/1/other", "/t0/sessions/1", "/favicon.ico", "/%74%30/",
    ])
  func path(_ path: String) { #expect(decide("GET", path) == "404") }

  @Test("A call is a POST of JSON, and all else a GET")
  func methods() {
    #expect(decide("GET", "/t0/sessions/1/call") == "405")
    #expect(decide("POST", "/t0/", type: "application/json") == "405")
    #expect(decide("OPTIONS", "/t0/sessions") == "405")
    #expect(decide("POST", "/t0/sessions/1/call") == "415")
    #expect(decide("POST", "/t0/sessions/1/call", type: "text/plain") == "415")
  }

  @Test("Tokens are long, and each is another one")
  func tokens() {
    let tokens = (0..<100).map { _ in StudioAccess.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }
}
