import Foundation
import XCUIAutomation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClientDouble {
  /// What a request gets: a response, or an error, at once or later.
  public struct Answer: Sendable {
    indirect enum Content: Sendable {
      case response(status: Int, headers: [String: String], body: Data)
      case failure(any Error)
      case computed(@Sendable (URLRequest) throws -> Answer)
      case pending(Pendable<Answer>)
    }

    let content: Content
    private(set) var latency = Duration.zero

    private init(_ content: Content) { self.content = content }

    /// This answer, after a delay.
    ///
    /// - Parameter latency: how much later; in an app under test the time is virtual.
    public func after(_ latency: Duration) -> Answer {
      var answer = self
      answer.latency += latency
      return answer
    }

    // MARK: - Responses

    /// A response of bytes.
    public static func data(_ body: Data, status: Int = 200, headers: [String: String] = [:]) -> Answer {
      Answer(.response(status: status, headers: headers, body: body))
    }

    /// A response without a body.
    public static func status(_ status: Int, headers: [String: String] = [:]) -> Answer {
      .data(Data(), status: status, headers: headers)
    }

    /// A response with a JSON body, which is sent as it is written, well formed or not.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Answer {
      json(Data(text.utf8), status, headers)
    }

    /// A response with a value's JSON.
    ///
    /// - Parameters:
    ///   - value: one that cannot be encoded fails the test.
    ///   - encoder: encodes the value.
    public static func json(
      encoding value: some Encodable, encoder: JSONEncoder = JSONEncoder(), status: Int = 200,
      headers: [String: String] = [:], fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line
    ) -> Answer {
      reporting(HTTPWording.cannotEncode, at: CallSite(fileID, file, line)) {
        json(try encoder.encode(value), status, headers)
      }
    }

    /// A response with the content of a JSON file, read now and sent as it is.
    ///
    /// - Parameter url: a file, for instance of `Bundle.module`. One that cannot be read fails the test.
    public static func jsonFile(
      _ url: URL, status: Int = 200, headers: [String: String] = [:], fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) -> Answer {
      reporting({ HTTPWording.cannotRead(url, $0) }, at: CallSite(fileID, file, line)) {
        json(try Data(contentsOf: url), status, headers)
      }
    }

    /// A response with the content of a JSON file, read now and sent as it is.
    ///
    /// - Parameter path: relative to the folder of the calling source file. A file that cannot be read fails the test.
    public static func jsonFile(
      _ path: String, status: Int = 200, headers: [String: String] = [:], fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) -> Answer {
      let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
      let url = URL(fileURLWithPath: path, relativeTo: folder).absoluteURL
      return jsonFile(url, status: status, headers: headers, fileID: fileID, file: file, line: line)
    }

    private static func json(_ body: Data, _ status: Int, _ headers: [String: String]) -> Answer {
      .data(body, status: status, headers: ["Content-Type": "application/json"].merging(headers) { $1 })
    }

    private static func reporting(
      _ wording: (any Error) -> String, at site: CallSite, _ make: () throws -> Answer
    ) -> Answer {
      do {
        return try make()
      } catch {
        FailureReporter.report(wording(error), at: site.location)
        return .failure(error)
      }
    }

    // MARK: - Other answers

    /// No response, but an error such as `URLError(.notConnectedToInternet)`.
    public static func failure(_ error: any Error) -> Answer { Answer(.failure(error)) }

    /// An answer that depends on the request; what the closure throws is a failure.
    public static func computed(_ closure: @escaping @Sendable (URLRequest) throws -> Answer) -> Answer {
      Answer(.computed(closure))
    }

    /// An answer that the test gives when it likes.
    public static func pending(_ answer: Pendable<Answer>) -> Answer { Answer(.pending(answer)) }
  }
}
