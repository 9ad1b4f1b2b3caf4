import Foundation
import Testing

@testable import UnderstudyTesting

@Suite("Failures of the HTTP client double")
struct HTTPFailureTests {
  private func failures(_ body: () async throws -> Void) async rethrows -> [TestMessage] {
    let capture = FailureCapture()
    try await FailureReporter.$capture.withValue(capture) { try await body() }
    return capture.failures
  }

  private let url = URL(string: "https://shop.test/products?page=2")

  @Test("A request that no stub fits fails the test where the double was made, and lists the stubs")
  func unmatched() async throws {
    let url = try #require(url)
    let line = #line + 1
    let http = HTTPClientDouble()
    http.stub(.post, "/products", .status(201))
    http.stub(.get, "/", .json("[]"))
    _ = try await http.data(from: URL(string: "/", relativeTo: url) ?? url)

    let failures = await failures {
      await #expect(throws: HTTPClientDouble.UnmatchedRequest.self) { try await http.data(from: url) }
    }

    #expect(failures.map(\.location?.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        No stub fits the request GET https://shop.test/products?page=2.
        Stubs, newest first:
          GET / (used once)
          POST /products (not used)
        Try: stub(.get, "/products", .json("…"))
        """
      ])
    #expect(http.requests.count == 2)
  }

  @Test("Without stubs it says so, and other methods are written as strings")
  func noStubs() async throws {
    var request = URLRequest(url: try #require(url))
    request.httpMethod = "PURGE"
    let failures = await failures { _ = try? await HTTPClientDouble().data(for: request) }
    #expect(
      failures.map(\.message) == [
        """
        No stub fits the request PURGE https://shop.test/products?page=2.
        There are no stubs.
        Try: stub("PURGE", "/products", .json("…"))
        """
      ])
  }

  @Test("The app's error names the request")
  func error() async throws {
    let url = try #require(url)
    var caught: (any Error)?
    _ = await failures {
      do { _ = try await HTTPClientDouble().data(from: url) } catch { caught = error }
    }
    #expect(caught.map { "\($0)" } == "No stub fits the request GET https://shop.test/products?page=2")
  }

  @Test("Of many stubs the newest twenty are listed")
  func manyStubs() async throws {
    let url = try #require(url)
    let http = HTTPClientDouble()
    for index in 0..<25 { http.stub(.get, "/\(index)", .status(200)) }
    let failures = await failures { _ = try? await http.data(from: url) }
    let lines = try #require(failures.first).message.split(separator: "\n")
    #expect(lines[2] == "  GET /24 (not used)")
    #expect(lines[22] == "  … and 5 more")
  }

  @Test("A pattern that can fit nothing fails where it is written", arguments: ["products", "shop.test/products"])
  func badPattern(pattern: String) async {
    let http = HTTPClientDouble()
    let line = #line + 2
    let failures = await failures {
      http.stub(.get, pattern, .status(200))
      #expect(http.requests(.get, pattern).isEmpty)
    }
    let message = """
      The pattern "\(pattern)" fits no request: a path begins with "/", a URL with its scheme.
      Try: "/\(pattern)"
      """
    #expect(failures.map(\.message) == [message, message])
    #expect(failures.map(\.location?.line) == [line, line + 1])
    #expect(http.unusedStubs.isEmpty)
  }

  @Test("A file that cannot be read fails where it is named, and requests for it fail")
  func missingFile() async throws {
    let url = try #require(url)
    let http = HTTPClientDouble()
    let line = #line + 2
    let failures = await failures {
      http.stub(.get, "/products", .jsonFile("Fixtures/nothing.json"))
      await #expect(throws: CocoaError.self) { try await http.data(from: url) }
    }
    #expect(failures.map(\.location?.line) == [line])
    let lines = try #require(failures.first).message.split(separator: "\n")
    let prefix =
      "Cannot read the JSON file \(#filePath.replacing("HTTPFailureTests.swift", with: "Fixtures/nothing.json")): "
    #expect(lines[0].hasPrefix(prefix))
    #expect(lines[0].count > prefix.count)
    #expect(lines[1].hasPrefix("Try: a path relative to the folder"))
  }

  @Test("A value that cannot be encoded fails where it is written")
  func unencodable() async {
    let line = #line + 1
    let failures = await failures { _ = HTTPClientDouble.Answer.json(encoding: [Double.infinity]) }
    #expect(failures.map(\.location?.line) == [line])
    #expect(failures.first?.message.hasPrefix("Cannot encode the value as JSON: ") == true)
  }
}
