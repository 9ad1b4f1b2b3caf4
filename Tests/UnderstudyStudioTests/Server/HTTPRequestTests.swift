import Testing

@testable import UnderstudyStudio

@Suite("The studio's requests")
struct HTTPRequestTests {
  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  @Test("A whole request has its parts, and what follows it is left")
  func whole() {
    let text = "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length:  2 \r\nX-Y: 1\r\n\r\n{}GET"
    let request = HTTPRequest(
      method: "POST", target: "/a", headers: ["host": "h", "content-length": "2", "x-y": "1"], body: Array("{}".utf8))
    #expect(read(text) == .whole(request, count: text.utf8.count - 3))
  }

  @Test(
    "Less than a request is incomplete",
    arguments: [
      "", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: h\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}",
    ])
  func incomplete(_ text: String) { #expect(read(text) == .incomplete) }

  @Test(
    "What is no request is refused",
    arguments: [
      "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/2\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
      "GET http://h/ HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n",
      "GET /\u{1} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\nHost: h\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: h\r\n\r\n", "GET / HTTP/1.1\r\nHost : h\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
    ])
  func refused(_ text: String) { #expect(read(text) == .refused(.badRequest)) }

  @Test("Heads and bodies have limits, and a body has a known length")
  func limits() {
    let long = String(repeating: "x", count: HTTPRequest.mostHeadBytes)
    #expect(read("GET /\(long)") == .refused(.headTooLarge))
    #expect(read("GET / HTTP/1.1\r\nX: \(long)\r\n\r\n") == .refused(.headTooLarge))
    let length = "POST / HTTP/1.1\r\nContent-Length: "
    #expect(read("\(length)\(HTTPRequest.mostBodyBytes)\r\n\r\n") == .incomplete)
    #expect(read("\(length)\(HTTPRequest.mostBodyBytes + 1)\r\n\r\n") == .refused(.bodyTooLarge))
    #expect(read("\(length)99999999999999999999\r\n\r\n") == .refused(.bodyTooLarge))
    #expect(read("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .refused(.notImplemented))
  }
}
