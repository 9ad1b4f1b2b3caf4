import Foundation

/// A predicate format that was read once: the tree for queries, the text for messages, or the problem.
package struct ParsedPredicate: Sendable {
  /// The tree; `FALSEPREDICATE` when the format is malformed.
  package let node: PredicateNode
  /// The predicate as NSPredicate prints it, arguments in place; the format itself when it is malformed.
  package let source: String
  /// Why the format could not be read.
  package internal(set) var problem: PredicateProblem?

  /// Reads a format without a report.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values of its placeholders.
  ///   - variables: Values that take the place of variables, by name; the others stay variables.
  package init(format: String, arguments: [Any] = [], variables: [String: Any] = [:]) {
    do {
      node = try PredicateParser.parse(format, arguments, variables)
      source = node.description
    } catch {
      node = .always(false)
      source = format
      problem = error.problem(format: format)
    }
  }

  /// Whether the subject satisfies the predicate, or why that cannot be said.
  ///
  /// - Parameters:
  ///   - subject: What is asked about.
  ///   - variables: What `$NAME` stands for, by name.
  package func evaluate<Subject: PredicateSubject>(
    on subject: Subject, variables: [String: Any] = [:]
  ) -> Result<Bool, PredicateProblem> {
    if let problem { return .failure(problem) }
    do {
      return .success(
        try node.evaluate(
          in: PredicateScope(
            subject: subject, variables: variables.mapValues { PredicateValue($0) })))
    } catch {
      return .failure(PredicateProblem(error, predicate: source))
    }
  }
}
