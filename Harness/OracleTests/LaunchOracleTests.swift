import Testing

@testable import HarnessOracle

@MainActor
@Suite("Launches")
struct LaunchOracleTests {
  /// `.ci/run` and `.ci/sanitize` run 2,000, by `harness launches`.
  @Test("A-01: what an update shows is what a fresh launch shows, on 40 random apps")
  func agreement() async {
    for seed in 1...40 {
      let failure = LaunchOracle().run(trees: 1, seed: UInt64(seed))
      #expect(failure == nil, "\(failure?.description ?? "")")
      await Task.yield()  // other tests of the main actor wait
    }
  }

  @Test("An app that leaves out the items of bars is found out, with a short program")
  func faulty() throws {
    let oracle = LaunchOracle { $0.filter { !$0.contains("item") } }
    let failure = try #require(oracle.run(trees: 100, seed: 1))
    #expect(failure.stepCount <= 2)
    #expect(failure.description.contains("toolbar("))
  }
}
