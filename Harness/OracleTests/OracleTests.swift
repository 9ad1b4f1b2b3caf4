import Testing

@testable import HarnessOracle

@MainActor
@Suite("The oracle")
struct OracleTests {
  @Test("The runtime and the model agree on 100,000 steps of random programs")
  func agreement() {
    let failure = Oracle().run(steps: 100_000, seed: 1)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("A model that joins the branches of a condition is found out, with a program of a few steps")
  func joinedBranches() throws {
    let failure = try #require(Oracle(fault: .joinsBranches).run(steps: 10_000, seed: 1))
    #expect(failure.stepCount <= 2)
    #expect(failure.description.contains("if flag["))
  }

  @Test("A model that knows rows by their place is found out, with a program of a few steps")
  func countedRows() throws {
    let failure = try #require(Oracle(fault: .countsRows).run(steps: 10_000, seed: 1))
    #expect(failure.stepCount <= 2)
    #expect(failure.description.contains("list["))
  }

  @Test("A seed gives the same program each time")
  func repeatable() throws {
    let first = try #require(Oracle(fault: .countsRows).run(steps: 10_000, seed: 7))
    let second = try #require(Oracle(fault: .countsRows).run(steps: 10_000, seed: 7))
    #expect(first.description == second.description)
  }
}
