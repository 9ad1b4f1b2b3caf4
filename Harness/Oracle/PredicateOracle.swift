import UnderstudyPredicates

/// Compares what predicates answer with what they mean, on random formats.
///
/// Each format is read, evaluated, printed and read again. Then it is damaged, which must give an answer or a problem too.
package struct PredicateOracle {
  /// A format with another answer than its meaning.
  package struct Failure: CustomStringConvertible {
    let seed: UInt64
    let format: String
    let arguments: [Any]
    let subject: [String: Any?]
    let shown: String
    let expected: String

    package var description: String {
      """
      The predicate \(format) (seed \(seed))
      with the arguments \(arguments)
      on \(subject.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value ?? "nil")" }.joined(separator: ", "))
      answers \(shown), and should answer \(expected).
      """
    }
  }

  private let fault: PredicateMeaning.Fault?

  package init() { fault = nil }

  /// An oracle whose meaning is wrong, to see that it finds the difference.
  init(fault: PredicateMeaning.Fault) { self.fault = fault }

  /// Runs so many formats.
  ///
  /// - Parameters:
  ///   - formats: How many.
  ///   - seed: Of the first one; those that follow count up.
  /// - Returns: The first failure; nil if there is none.
  package func run(formats: Int, seed: UInt64) -> Failure? {
    for offset in 0..<UInt64(formats) {
      if let failure = compare(seed: seed &+ offset) { return failure }
    }
    return nil
  }

  private func compare(seed: UInt64) -> Failure? {
    var random = RandomNumbers(seed: seed)
    let predicate = RandomPredicate.random(&random, depth: random.below(5))
    let subject = RandomValue.randomSubject(&random)
    let values: [String: Any?] = subject.mapValues(\.any)
    var writer = PredicateWriter(seed: random.next())
    let format = writer.format(predicate)
    let expected =
      (try? PredicateMeaning(subject: subject, fault: fault).holds(predicate)).map { "\($0)" } ?? "a problem"
    let parsed = ParsedPredicate(format: format, arguments: writer.arguments)
    let shown = answer(parsed, values)
    func failure(_ shown: String) -> Failure {
      Failure(
        seed: seed, format: format, arguments: writer.arguments, subject: values, shown: shown, expected: expected)
    }
    if shown != expected { return failure(parsed.problem.map(\.description) ?? shown) }
    let again = ParsedPredicate(format: parsed.source)
    if answer(again, values) != expected || again.source != parsed.source {
      return failure("\(again.problem.map(\.description) ?? answer(again, values)) when printed as \(parsed.source)")
    }
    _ = answer(ParsedPredicate(format: damaged(format, &random), arguments: writer.arguments), values)
    return nil
  }

  private func answer(_ predicate: ParsedPredicate, _ values: [String: Any?]) -> String {
    switch predicate.evaluate(on: Values(values: values)) {
    case .success(let answer): "\(answer)"
    case .failure: "a problem"
    }
  }

  /// The format with some characters taken out, doubled or replaced.
  private func damaged(_ format: String, _ random: inout RandomNumbers) -> String {
    var characters = Array(format)
    for _ in 0...random.below(3) where !characters.isEmpty {
      let place = random.below(characters.count)
      switch random.below(3) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(characters[place], at: random.below(characters.count))
      default: characters[place] = Array("()[]{}.,@%$#'\"\\-*/x0 :=!<é")[random.below(26)]
      }
    }
    return String(characters)
  }
}

private struct Values: PredicateSubject {
  let values: [String: Any?]

  func predicateValue(forKey key: String) -> PredicateLookup {
    values[key].map(PredicateLookup.value) ?? .unknownKey
  }
}
