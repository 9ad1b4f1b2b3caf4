import Testing

@testable import HarnessOracle

@Suite("The oracle of predicates")
struct PredicateOracleTests {
  /// `.ci/run` goes fifty times as far, by `harness predicates`.
  @Test("F-74: 500 random predicates answer what they mean, also when they are printed and read again")
  func agreement() {
    let failure = PredicateOracle().run(formats: 500, seed: 1)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("A meaning that forgets NOT is found out, with the format and the subject")
  func forgottenNot() throws {
    let failure = try #require(PredicateOracle(fault: .forgetsNot).run(formats: 500, seed: 1))
    #expect(failure.format.uppercased().contains("NOT") || failure.format.contains("!"))
    #expect(failure.description.contains("and should answer"))
  }

  @Test("A meaning that takes whole numbers for fractions is found out")
  func fractions() throws {
    let failure = try #require(PredicateOracle(fault: .dividesExactly).run(formats: 20_000, seed: 9_000))
    #expect(failure.format.contains("/"))
  }
}
