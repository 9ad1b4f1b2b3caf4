import Foundation

extension NSPredicate {
  /// Whether the subject satisfies this predicate, however it was made.
  ///
  /// Formats are evaluated on the subject itself, compounds part by part, and blocks with `blockObject`, which is only
  /// made when a block is reached. `AND` and `OR` stop as soon as the answer is known.
  package func evaluate<Subject: PredicateSubject>(
    on subject: Subject, blockObject: @autoclosure () -> Any?
  ) -> Result<Bool, PredicateProblem> {
    switch self {
    case let format as FormatPredicate:
      return format.parsed.evaluate(on: subject)
    case let compound as NSCompoundPredicate:
      return compound.evaluateParts(on: subject, blockObject)
    default:
      return .success(evaluate(with: blockObject()))
    }
  }

  /// The predicate for messages: formats with their arguments, compounds of them, `BLOCKPREDICATE` for a block.
  package var source: String {
    guard let compound = self as? NSCompoundPredicate else {
      return (self as any PredicateFormatInitializable).predicateFormat
    }
    let parts = compound.subpredicates.map { part in
      let isNested = (part as? NSCompoundPredicate).map { $0.compoundPredicateType != .not } ?? part.isLogical
      return isNested ? "(\(part.source))" : part.source
    }
    switch compound.compoundPredicateType {
    case .not: return "NOT (\(compound.subpredicates.first?.source ?? "FALSEPREDICATE"))"
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    }
  }

  private var isLogical: Bool {
    switch parsedFormat?.node {
    case .and, .or: true
    default: false
    }
  }
}

extension NSCompoundPredicate {
  fileprivate func evaluateParts<Subject: PredicateSubject>(
    on subject: Subject, _ blockObject: () -> Any?
  ) -> Result<Bool, PredicateProblem> {
    if compoundPredicateType == .not {
      // A NOT whose part was taken away afterwards has nothing to deny.
      guard let part = subpredicates.first else { return .success(true) }
      return part.evaluate(on: subject, blockObject: blockObject()).map { !$0 }
    }
    let decisive = compoundPredicateType == .or
    for part in subpredicates {
      let result = part.evaluate(on: subject, blockObject: blockObject())
      guard case .success(let answer) = result, answer != decisive else { return result }
    }
    return .success(!decisive)
  }
}
