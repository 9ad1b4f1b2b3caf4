import Testing

@testable import HarnessOracle

@MainActor
@Suite("The oracle")
struct OracleTests {
  /// `.ci/run` goes twenty times as far, by `harness oracle`.
  @Test("The runtime and the model agree on 2,000 steps of random programs")
  func agreement() async {
    for seed in 1...UInt64(2_000 / Oracle.stepsPerProgram) {
      let failure = Oracle().run(steps: Oracle.stepsPerProgram, seed: seed)
      #expect(failure == nil, "\(failure?.description ?? "")")
      await Task.yield()  // other tests of the main actor wait
    }
  }

  @Test("A model that joins the branches of a condition is found out, with a program of a few steps")
  func joinedBranches() throws {
    let failure = try #require(Oracle(fault: .joinsBranches).run(steps: 10_000, seed: 1))
    #expect(failure.stepCount <= 2)
    #expect(failure.description.contains("if flag["))
  }

  @Test("A model that identifies rows by their place is found out, with a program of a few steps")
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
