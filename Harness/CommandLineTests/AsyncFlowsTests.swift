import Testing

@testable import HarnessBenchmarks

/// The workload W11 in small: what the benchmark does with a thousand flows, fifty times.
@MainActor
@Suite("Asynchronous flows")
struct AsyncFlowsTests {
  @Test("Each kind of flow takes its course in virtual time")
  func courses() {
    let logs = AsyncFlows.run(AsyncFlow.kinds.count)
    #expect(
      logs == [
        ["0.499 found: false", "0.5 searches be", "0.5 comes: true", "0.5 Results for be"],
        ["0.0 Attempt 1", "0.0 Attempt 1", "1.0 Attempt 2", "3.0 Attempt 3", "3.0 sent: true"],
        ["3.0 cancelled", "63.0 loaded: false", "73.0 loads: true"],
        ["0.05 None", "0.1 A cancelled", "0.1 C cancelled", "0.1 From B", "0.1 answered: true", "5.1 From B"],
        ["0.0 rows: 2", "0.0 refreshes", "1.999 rows: 2", "2.0 comes: true"],
        [
          "0.0 loads after 3", "0.0 rows: 3", "0.5 second page: true", "0.5 loads after 6", "1.0 third page: true",
          "6.0 fourth page: false",
        ],
        ["0.0 banner: true", "2.0 Count 3", "3.5 hides the banner", "3.5 gone: true", "5.0 over: true"],
      ])
  }

  @Test("Flows that run side by side take the same course each time")
  func sameCourse() {
    let alone = AsyncFlows.run(AsyncFlow.kinds.count)
    for _ in 0..<3 {
      let logs = AsyncFlows.run(70)
      for (number, log) in logs.enumerated() { #expect(log == alone[number % alone.count]) }
    }
  }

  @Test("In tests that run in parallel each flow takes the course that it takes alone", arguments: 0..<70)
  func parallel(_ number: Int) async {
    let flow = AsyncFlow.kinds[number % AsyncFlow.kinds.count]
    let log = await AsyncFlows.runSuspending(flow)
    #expect(AsyncFlows.run([flow]) == [log])
  }
}
