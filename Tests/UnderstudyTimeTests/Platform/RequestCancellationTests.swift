import Foundation
import FoundationNetworking
import Testing

@Suite("Requests that are cancelled")
struct RequestCancellationTests {
  /// No server listens at the port, so each answer comes while the requests are cancelled.
  @Test("F-61: a task that is cancelled at the moment of its answer ends", .timeLimit(.minutes(1)))
  func answeredWhileCancelled() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    for _ in 0..<5 {
      let failures = await withTaskGroup { group in
        for _ in 0..<20 {
          group.addTask { () -> (any Error)? in
            do {
              _ = try await URLSession.shared.data(for: URLRequest(url: url))
              return nil
            } catch {
              return error
            }
          }
        }
        await Task.yield()
        group.cancelAll()
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(failures.count == 20)
      #expect(failures.allSatisfy { $0 != nil })
    }
  }
}
