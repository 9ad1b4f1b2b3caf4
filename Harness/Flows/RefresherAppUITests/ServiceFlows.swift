import RefresherApp
import Testing

/// A client whose method is a spy.
private final class FakeHTTPClient: HTTPClient {
  let dataSpy = ThrowingPendableSpy<URLRequest, (Data, URLResponse), any Error>()

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await dataSpy(request)
  }
}

// The four things that can go wrong in the service, each on its own.
@Suite("Refresher app: the service")
struct ServiceFlows {
  private let client = FakeHTTPClient()
  private var subject: OMTJsonService { OMTJsonService(client: client) }

  private func response(_ text: String) -> (Data, URLResponse) {
    let url = URL(fileURLWithPath: "/")
    return (
      Data(text.utf8), URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    )
  }

  private func answer(_ text: String) {
    client.dataSpy.stub(success: response(text))
  }

  @Test("It asks the right address")
  func request() async throws {
    answer("[]")
    _ = try await subject.omtDemo()
    let expected = URLRequest(url: try #require(URL(string: "https://demos.rachelbrindle.com/omt2024.json")))
    #expect(client.dataSpy.wasCalled(matching: [{ $0 == expected }]))
  }

  @Test("It decodes the lines that arrive")
  func lines() async throws {
    answer(#"["hello", "omt"]"#)
    #expect(try await subject.omtDemo() == ["hello", "omt"])
  }

  @Test("It waits for the client")
  func inProgress() async throws {
    let early = response("[]")
    client.dataSpy.stub { _ in .pending(fallback: .success(early)) }
    async let lines = subject.omtDemo()
    // The call may have come or not: the one gets this as its pending answer, the other at once.
    answer(#"["late"]"#)
    client.dataSpy.resolveStub(success: response(#"["late"]"#))
    #expect(try await lines == ["late"])
  }

  @Test("An error of the client is thrown on")
  func networkError() async {
    client.dataSpy.stub(failure: URLError(.notConnectedToInternet))
    await #expect(throws: URLError(.notConnectedToInternet)) { try await subject.omtDemo() }
  }

  @Test("What is no JSON is an error")
  func invalidJSON() async {
    answer("<html>")
    await #expect(throws: DecodingError.self) { try await subject.omtDemo() }
  }

  @Test("JSON that is no array of strings is an error")
  func otherJSON() async {
    answer(#"{"lines": ["hello"]}"#)
    await #expect {
      try await subject.omtDemo()
    } throws: { error in
      if case DecodingError.typeMismatch = error { true } else { false }
    }
  }
}
